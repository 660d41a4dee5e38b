// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sortRows } from '../../../../../frontend/src/components/list/sort-rows.ts';
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';

type Row = { name: string; count: number };
const list = {
  columns: [
    { key: 'name', label: 'Namn' },
    { key: 'count', label: 'Antal', format: 'number' },
  ],
} as unknown as ListDefinition<Row>;
const rows: Row[] = ['Öberg', 'Zetterlund', 'Ängås 10', 'Ängås 9'].map((name, index) => ({
  name,
  count: 20 - index * 6,
}));
const names = (column: string, descending: boolean) =>
  sortRows(list, rows, { column, descending }).map(({ name }) => name);

it('sorting in the browser puts texts in Swedish order and numbers by size', () => {
  expect(names('name', false)).toEqual(['Zetterlund', 'Ängås 9', 'Ängås 10', 'Öberg']);
  expect(names('count', false)).toEqual(['Ängås 9', 'Ängås 10', 'Zetterlund', 'Öberg']);
  expect(names('count', true)).toEqual(names('count', false).toReversed());
});

it('sorting in the browser leaves the order alone for a column that it does not have', () => {
  expect(sortRows(list, rows, { column: 'nope', descending: false })).toEqual(rows);
});
