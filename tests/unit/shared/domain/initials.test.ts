import { expect, it } from 'vitest';
import { storedInitials } from '../../../../shared/domain/initials.ts';

it.each([
  [' al ', 'AL'],
  ['a\u030al', 'ÅL'],
  ['a\u200bl', 'AL'],
  ['', ''],
])('typed initials %j are %j', (typed, stored) => {
  expect(storedInitials(typed)).toBe(stored);
});
