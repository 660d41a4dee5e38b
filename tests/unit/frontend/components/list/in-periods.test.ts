// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';
import { inPeriods, periodOfColumn } from '../../../../../frontend/src/components/list/period-filters.ts';

type Row = { id: number; day: string; at: string };

const list: ListDefinition<Row> = {
  id: 'list',
  label: 'Lista',
  rowId: ({ id }) => id,
  rowName: ({ day }) => day,
  columns: [
    { key: 'day', label: 'Dag', format: 'day' },
    { key: 'at', label: 'Ändrad', format: 'instant' },
  ],
  filters: [...periodOfColumn('day', 'Dag'), ...periodOfColumn('at', 'Ändrad')],
  defaultSort: { column: 'day', descending: true },
  empty: { title: 'Tom' },
};

const rows: Row[] = [
  { id: 1, day: '2026-10-31', at: '2026-10-31T12:00:00.000Z' },
  // In Sweden the next day.
  { id: 2, day: '2026-11-01', at: '2026-10-31T23:30:00.000Z' },
  { id: 3, day: '2026-11-30', at: '2026-11-30T12:00:00.000Z' },
];

it.each([
  [{}, [1, 2, 3]],
  [{ dayFrom: '2026-11-01' }, [2, 3]],
  [{ dayTo: '2026-11-01' }, [1, 2]],
  [{ atFrom: '2026-11-01', atTo: '2026-11-30' }, [2, 3]],
  [{ atTo: '2026-10-31', dayFrom: '2026-11-01' }, []],
])('a whole list has the rows of the chosen periods: %o', (filter, ids) => {
  expect(inPeriods(list, rows, filter).map(({ id }) => id)).toEqual(ids);
});
