import { expect, it } from 'vitest';
import { changesAfter, maxChanges } from '../../../../shared/contract/headers.ts';

const at = (ms: number) => new Date(Date.parse('2026-11-23T12:00:00.000Z') + ms).toISOString();

it('an answer replaces the changes that were sent with its question', () => {
  expect(changesAfter(`${at(2)},${at(1)}`, `${at(2)},${at(1)}`, at(3))).toBe(at(3));
});

it('an answer leaves what became known after its question, whichever of two is answered first', () => {
  const first = changesAfter(changesAfter('', '', at(1)), '', at(2));
  const second = changesAfter(changesAfter('', '', at(2)), '', at(1));
  expect([first, second]).toEqual([`${at(2)},${at(1)}`, `${at(2)},${at(1)}`]);
});

it('a change that is older than all that is known, or none, changes nothing', () => {
  expect(changesAfter(at(2), at(2), at(1))).toBe(at(2));
  expect(changesAfter(at(2), '', undefined)).toBe(at(2));
});

it('the oldest changes are forgotten', () => {
  const known = Array.from({ length: maxChanges }, (_, index) => at(maxChanges - index)).join(',');
  expect(changesAfter(known, '', at(maxChanges + 1)).split(',')).toEqual([
    at(maxChanges + 1),
    ...known.split(',').slice(0, -1),
  ]);
});
