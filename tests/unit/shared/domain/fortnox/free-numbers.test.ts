import { expect, test } from 'vitest';
import { firstFreeNumber, takenSentence } from '../../../../../shared/domain/fortnox/free-numbers.ts';

const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([
  [1, [], 1],
  [1, to(1204), 1205],
  [1205, to(1204), 1205],
  [1000, to(1204), 1205],
  [1, [500, 9, 1204], 1205],
  [1, [3, 20_000, 1, 9_000, 2], 9001],
  [50, [1, 2, 3], 50],
  // A series with room for ten thousand.
  [1, [10_001], 1],
  [1, [10_000], 10_001],
  // Their own series is far above ours.
  [1, [900_001], 1],
  [1, [...to(30), 900_001, 900_002], 31],
  [899_999, [900_001, 900_002], 900_003],
])('the first free number from %i beside %j is %i', (from, taken, free) => {
  expect(firstFreeNumber(from, taken)).toBe(free);
});

test('what is taken is shown with what is proposed', () => {
  expect(takenSentence({ last: 1204, proposed: 1205 })).toBe(
    'I Fortnox finns redan faktura 1204. Börja på 1205 eller högre.',
  );
});
