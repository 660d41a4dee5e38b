import { describe, expect, it } from 'vitest';
import { mergeValues, valueAt, withValueAt } from '../../../../frontend/src/components/form/merge-values.ts';

type Values = {
  name: string;
  budget: number;
  tagIds: number[];
  address?: { city: string; street: string } | undefined;
  items: { id: number; hours: number; note?: string }[];
  version: number;
};

const base: Values = {
  name: 'Eken',
  budget: 100,
  tagIds: [1],
  address: { city: 'Göteborg', street: 'Gatan 1' },
  items: [
    { id: 1, hours: 1 },
    { id: 2, hours: 2 },
  ],
  version: 1,
};
const lists = { items: { identify: ({ id }: { id: number }) => String(id) } };
const merge = (mine: Partial<Values>, theirs: Partial<Values>, from: Values | undefined = base) =>
  mergeValues({ base: from, mine: { ...base, ...mine }, theirs: { ...base, version: 2, ...theirs } }, lists);

describe('concurrent edits of the same record', () => {
  it('merge when they changed different fields', () => {
    const { merged, clashes, taken } = merge({ name: 'Alen' }, { budget: 200, tagIds: [1, 2] });
    expect(merged).toEqual({ ...base, name: 'Alen', budget: 200, tagIds: [1, 2], version: 2 });
    expect(clashes).toEqual([]);
    expect(taken).toEqual(['budget', 'tagIds']);
  });

  it('clash when they changed the same field differently, and keep mine until a choice', () => {
    const { merged, clashes } = merge({ name: 'Alen', budget: 300 }, { name: 'Asken', budget: 300 });
    expect(clashes).toEqual([{ path: 'name', mine: 'Alen', theirs: 'Asken' }]);
    expect(merged).toMatchObject({ name: 'Alen', budget: 300, version: 2 });
  });

  it('merge inside a group of fields', () => {
    const { merged, clashes } = merge(
      { address: { city: 'Malmö', street: 'Gatan 1' } },
      { address: { city: 'Göteborg', street: 'Vägen 2' } },
    );
    expect(clashes).toEqual([]);
    expect(merged.address).toEqual({ city: 'Malmö', street: 'Vägen 2' });
    expect(merge({ address: undefined }, { address: { city: 'Lund', street: 'Gatan 1' } }).clashes).toHaveLength(1);
  });

  it('merge item by item in a list', () => {
    const { merged, clashes } = merge(
      {
        items: [
          { id: 1, hours: 5 },
          { id: 2, hours: 2 },
          { id: 9, hours: 9 },
        ],
      },
      {
        items: [
          { id: 1, hours: 1 },
          { id: 3, hours: 3 },
        ],
      },
    );
    expect(clashes).toEqual([]);
    // Changed by me, removed by them, added by me, added by them.
    expect(merged.items).toEqual([
      { id: 1, hours: 5 },
      { id: 9, hours: 9 },
      { id: 3, hours: 3 },
    ]);
  });

  it('clash on an item that one changed and the other removed', () => {
    const { merged, clashes } = merge({ items: [{ id: 1, hours: 5 }, base.items[1]!] }, { items: [base.items[1]!] });
    expect(clashes).toEqual([{ path: 'items#1', mine: { id: 1, hours: 5 }, theirs: undefined }]);
    expect(withValueAt(merged, 'items#1', undefined, lists).items).toEqual([{ id: 2, hours: 2 }]);
  });

  it('merge inside an item when they changed different fields of it', () => {
    const { merged, clashes, taken } = merge(
      { items: [{ id: 1, hours: 5, note: '' }] },
      { items: [{ id: 1, hours: 1, note: 'Deras' }] },
      { ...base, items: [{ id: 1, hours: 1, note: '' }] },
    );
    expect(clashes).toEqual([]);
    expect(taken).toEqual(['items#1.note']);
    expect(merged.items).toEqual([{ id: 1, hours: 5, note: 'Deras' }]);
  });

  it('clash on the whole item when they changed the same field of it differently', () => {
    const mine = { id: 1, hours: 5, note: '' };
    const theirs = { id: 1, hours: 6, note: 'Deras' };
    const { merged, clashes, taken } = merge(
      { items: [mine, base.items[1]!] },
      { items: [theirs, base.items[1]!] },
      { ...base, items: [{ id: 1, hours: 1, note: '' }, base.items[1]!] },
    );
    expect(clashes).toEqual([{ path: 'items#1', mine, theirs }]);
    expect(taken).toEqual([]);
    expect(merged.items).toEqual([mine, base.items[1]]);
    expect(withValueAt(merged, 'items#1', theirs, lists).items).toEqual([theirs, base.items[1]]);
  });

  it('clash on every difference when the base is unknown', () => {
    const items = [{ id: 1, hours: 4 }, base.items[1]!];
    const { clashes } = mergeValues(
      { base: undefined, mine: { ...base, name: 'Alen', items }, theirs: { ...base, budget: 7, version: 2 } },
      lists,
    );
    expect(clashes.map(({ path }) => path)).toEqual(['name', 'budget', 'items#1']);
  });
});

describe('a choice', () => {
  it.each([
    ['name', 'Asken'],
    ['address.city', 'Lund'],
    ['items#2', { id: 2, hours: 8 }],
  ])('puts a value at %s and nowhere else', (path, value) => {
    const next = withValueAt(base, path, value, lists);
    expect(valueAt(next, path, lists)).toEqual(value);
    expect(withValueAt(next, path, valueAt(base, path, lists), lists)).toEqual(base);
  });
});
