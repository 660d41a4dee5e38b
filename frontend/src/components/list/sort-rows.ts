import { compareSwedish } from '../../../../shared/lib/text.ts';
import { rawValue, type RawValue } from './cell.tsx';
import type { ListDefinition, Sort } from './list-definition.ts';

export function sortRows<Row>(
  list: ListDefinition<Row>,
  rows: readonly Row[],
  { column: key, descending }: Sort,
): Row[] {
  const column = list.columns.find((candidate) => candidate.key === key);
  if (!column) return [...rows];
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => direction * compareValues(rawValue(column, a), rawValue(column, b)));
}

function compareValues(a: RawValue, b: RawValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareSwedish(String(a ?? ''), String(b ?? ''));
}
