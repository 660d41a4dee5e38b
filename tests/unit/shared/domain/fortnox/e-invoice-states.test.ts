import { expect, test } from 'vitest';
import { sendStateOf } from '../../../../../shared/domain/fortnox/e-invoice-states.ts';

test.each([
  ['', 'not-sent'],
  ['0', 'not-sent'],
  ['1', 'sent'],
  ['2', 'sent'],
  ['3', 'delivered'],
  ['4', 'printed'],
  ['5', 'printed'],
  ['6', 'declined'],
  ['7', 'declined'],
  ['8', 'sent'],
])('an EDIStatus of %j means %s', (status, state) => {
  expect(sendStateOf(status)).toBe(state);
});
