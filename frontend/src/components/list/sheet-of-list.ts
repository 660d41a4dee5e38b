import type { CellFormat, Sheet } from '../../../../shared/schemas/spreadsheet.ts';
import { rawValue } from './cell.tsx';
import type { Column, ListDefinition } from './list-definition.ts';

type CellContent = Sheet['rows'][number][number];

/** @param rows a sample: numbers that are identifiers are recognized by their values */
export function sheetColumnsOf<Row>(list: ListDefinition<Row>, rows: readonly Row[]) {
  return list.columns.map((column) => {
    const format = formatOf(
      column,
      rows.map((row) => contentOf(column, row)),
    );
    return { key: column.key, heading: column.label, format, isSummed: format === 'money' || format === 'hours' };
  });
}

export function sheetOfList<Row>(list: ListDefinition<Row>, rows: readonly Row[]): Sheet {
  return {
    name: list.label,
    columns: sheetColumnsOf(list, rows).map(({ key: _key, ...column }) => column),
    rows: rows.map((row) => list.columns.map((column) => contentOf(column, row) ?? null)),
  };
}

function contentOf<Row>(column: Column<Row>, row: Row): CellContent {
  if (column.format === 'badge') return column.badge(row).label;
  const value = rawValue(column, row);
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : (value as CellContent);
}

function formatOf<Row>({ format = 'text' }: Column<Row>, values: readonly CellContent[]): CellFormat {
  switch (format) {
    case 'hours':
    case 'money':
    case 'day':
    case 'instant':
    case 'flag':
      return format;
    case 'number':
    case 'share':
      return 'whole';
    default:
      return values.some((value) => typeof value === 'number') ? 'id' : 'text';
  }
}
