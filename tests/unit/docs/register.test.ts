import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesBeside, placesOfRecords } from '../../../functions/personal-data/places.ts';

const page = readFileSync('docs/register-of-processing.md', 'utf8');
const rows = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name, what, retention]) => [name!.replaceAll('`', ''), { what: what!, retention: retention! }]),
);

describe('the register of processing', () => {
  it('has each kind of record and item with personal data, and no other', () => {
    const places = [...Object.keys(placesOfRecords), ...Object.keys(placesBeside)];
    expect([...rows.keys()].toSorted()).toEqual(places.toSorted());
  });

  it.each(Object.entries({ ...placesOfRecords, ...placesBeside }))('says how long %s is kept', (name, place) => {
    expect(rows.get(name)!.retention).toMatch(new RegExp(`^${place.retention}\\b`));
  });

  it.each(Object.entries(placesBeside))('says what %s is', (name, { is }) => {
    expect(rows.get(name)!.what).toContain(is);
  });
});
