// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';
import { sheetOfList } from '../../../../../frontend/src/components/list/sheet-of-list.ts';

type Row = {
  id: number;
  name: string;
  tags: string[];
  count: number;
  hours: number;
  sum: number;
  on: boolean;
  at: string;
};

const list: ListDefinition<Row> = {
  id: 'things',
  label: 'Saker',
  rowId: (row) => row.id,
  rowName: (row) => row.name,
  columns: [
    { key: 'id', label: 'Nummer' },
    { key: 'name', label: 'Namn' },
    { key: 'tags', label: 'Taggar', format: 'texts' },
    { key: 'many', label: 'Antal taggar', format: 'number', value: (row) => row.tags.length },
    { key: 'hours', label: 'Timmar', format: 'hours' },
    { key: 'sum', label: 'Summa', format: 'money' },
    { key: 'on', label: 'På', format: 'flag' },
    { key: 'at', label: 'Dag', format: 'day' },
    {
      key: 'state',
      label: 'Status',
      format: 'badge',
      badge: ({ on }) => ({ label: on ? 'Igång' : 'Av', color: 'gray' }),
    },
  ],
  defaultSort: { column: 'name', descending: false },
  empty: { title: 'Inget' },
};

const rows: Row[] = [
  { id: 1, name: 'Ett', tags: ['a', 'b', 'c', 'd'], count: 4, hours: 7.5, sum: 10.25, on: true, at: '2026-11-20' },
  { id: 2, name: 'Två', tags: [], count: 0, hours: 8, sum: 0, on: false, at: '2026-11-21' },
];

it('the sheet of a list has the list’s columns with all of each value, in the formats that they are', () => {
  expect(sheetOfList(list, rows)).toEqual({
    name: 'Saker',
    columns: [
      { heading: 'Nummer', format: 'id', isSummed: false },
      { heading: 'Namn', format: 'text', isSummed: false },
      { heading: 'Taggar', format: 'text', isSummed: false },
      { heading: 'Antal taggar', format: 'whole', isSummed: false },
      { heading: 'Timmar', format: 'hours', isSummed: true },
      { heading: 'Summa', format: 'money', isSummed: true },
      { heading: 'På', format: 'flag', isSummed: false },
      { heading: 'Dag', format: 'day', isSummed: false },
      { heading: 'Status', format: 'text', isSummed: false },
    ],
    rows: [
      [1, 'Ett', 'a, b, c, d', 4, 7.5, 10.25, true, '2026-11-20', 'Igång'],
      [2, 'Två', '', 0, 8, 0, false, '2026-11-21', 'Av'],
    ],
  });
});
