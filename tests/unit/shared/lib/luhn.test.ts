import { expect, it } from 'vitest';
import { luhnCheckDigit } from '../../../../shared/lib/luhn.ts';

it.each([
  ['184', 2],
  ['404', 4],
  ['234', 5],
  ['10234', 3],
  ['5050105', 5],
])('the check digit of %s is %i', (digits, check) => {
  expect(luhnCheckDigit(digits)).toBe(check);
});
