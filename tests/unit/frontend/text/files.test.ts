import { expect, it } from 'vitest';
import { formatSize } from '../../../../frontend/src/text/files.ts';

it.each([
  [0, '0\u00a0byte'],
  [999, '999\u00a0byte'],
  [1_000, '1\u00a0kB'],
  [1_250, '1,3\u00a0kB'],
  [999_949, '999,9\u00a0kB'],
  [999_999, '1\u00a0MB'],
  [20_000_000_000, '20\u00a0GB'],
])('a file of %i bytes is of %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
