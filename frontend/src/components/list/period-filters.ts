import { dayOf } from '../../../../shared/lib/days.ts';
import { listsText } from '../../text/lists.ts';
import { rawValue } from './cell.tsx';
import type { Filter, ListDefinition } from './list-definition.ts';
import type { FilterValues } from './use-list-state.ts';

type PeriodEnds = { label: string; from: { key: string; label: string }; to: { key: string; label: string } };
type Period = [from: Filter, to: Filter];

export function periodFilters({ label, from, to }: PeriodEnds): Period {
  const period = { label, from: from.key, to: to.key };
  return [
    { ...from, kind: 'day', period },
    { ...to, kind: 'day', period },
  ];
}

const fromOf = (column: string) => `${column}From`;
const toOf = (column: string) => `${column}To`;

export function periodOfColumn(key: string, label: string): Period {
  const from = { key: fromOf(key), label: listsText.from(label) };
  return periodFilters({ label, from, to: { key: toOf(key), label: listsText.to(label) } });
}

/** The rows of a fully read list whose days are in the periods of the filter (see `periodOfColumn`). */
export function inPeriods<Row>(list: ListDefinition<Row>, rows: readonly Row[], filter: FilterValues): readonly Row[] {
  return list.columns.reduce<readonly Row[]>((left, column) => {
    const [first, last] = [filter[fromOf(column.key)], filter[toOf(column.key)]];
    if (!first && !last) return left;
    const dayIn = (row: Row) => {
      const value = String(rawValue(column, row));
      return column.format === 'instant' ? dayOf(new Date(value)) : value;
    };
    return left.filter((row) => (!first || dayIn(row) >= first) && (!last || dayIn(row) <= last));
  }, rows);
}
