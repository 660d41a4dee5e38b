import { expect, it } from 'vitest';
import { walk } from '../../../../../infra/emulators/s3/core/listing.ts';
import { bytesOf, keyOf, SortedKeys } from '../../../../../infra/emulators/s3/core/sorted-keys.ts';

const folderSize = 10_000;

function keysOf(names: readonly string[]): SortedKeys {
  const keys = new SortedKeys();
  for (const name of names) keys.add(bytesOf(name));
  return keys;
}

it('an index of keys skips a folder of 10 000 keys after looking at one', () => {
  const names = Array.from({ length: folderSize }, (_, n) => `stor/${n}`);
  const keys = keysOf([...names, 'efter', 'åtta/1', 'allra först']);
  let looked = 0;
  const isThere = () => (looked += 1) > 0;
  const places = [...walk(keys, { prefix: '', delimiter: '/', start: '', isThere })];
  expect(places.map(({ bytes }) => keyOf(bytes))).toEqual(['allra först', 'efter', 'stor/', 'åtta/']);
  expect(looked).toBe(4);
});

it('an index of keys goes on from where a page ended', () => {
  const keys = keysOf(Array.from({ length: folderSize }, (_, n) => `stor/${String(n).padStart(5, '0')}`));
  const seen: string[] = [];
  for (let start = ''; ;) {
    const page = [...walk(keys, { prefix: 'stor/', delimiter: '/', start, isThere: () => true })].slice(0, 1000);
    if (page.length === 0) break;
    seen.push(...page.map(({ bytes }) => bytes));
    start = page.at(-1)!.next;
  }
  expect(new Set(seen).size).toBe(folderSize);
  expect(seen).toHaveLength(folderSize);
});

it('an index of keys keeps keys in order as they come and go', () => {
  const keys = keysOf(['b', 'å', '😀', 'a', '\uffee', 'b']);
  keys.remove(bytesOf('a'));
  keys.remove(bytesOf('finns inte'));
  expect(Array.from({ length: keys.length }, (_, n) => keyOf(keys.at(n)!))).toEqual(['b', 'å', '\uffee', '😀']);
});
