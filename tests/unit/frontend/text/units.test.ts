import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A number that is filled in, a plain space, and its unit, which the end of a line may then part. */
const parted = /\} (%|tim|kr|h|kB)(?!\p{L})/u;

it('no text of a screen lets a line end between a number and its unit', () => {
  const texts = globSync('frontend/src/text/*.ts').toSorted();
  const lines = texts.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  expect(texts.length).toBeGreaterThan(50);
  expect(lines.filter((line) => parted.test(line))).toEqual([]);
});
