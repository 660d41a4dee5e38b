import type { CellFormat, Sheet } from '../../../../shared/schemas/spreadsheet.ts';
import { rawValue } from './cell.tsx';
import type { Column, ListDefinition } from './list-definition.ts';

type CellContent = Sheet['rows'][number][number];

/** A list as a spreadsheet: the columns it shows, with all of each value. */
export function sheetOfList<Row>(list: ListDefinition<Row>, rows: readonly Row[]): Sheet {
  const columns = list.columns.map((column) => {
    const values = rows.map((row) => contentOf(column, row));
    const format = formatOf(column, values);
    return { heading: column.label, format, isSummed: format === 'money' || format === 'hours', values };
  });
  return {
    name: list.label,
    columns: columns.map(({ values: _values, ...column }) => column),
    rows: rows.map((_row, index) => columns.map(({ values }) => values[index] ?? null)),
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
      return 'whole';
    default:
      return values.some((value) => typeof value === 'number') ? 'id' : 'text';
  }
}
