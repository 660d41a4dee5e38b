import type { ListToExport } from '../../shared/schemas/spreadsheet.ts';
import { type Day, dayOf } from '../../shared/lib/days.ts';
import type { ListCells } from '../../shared/lists/list-cells.ts';
import type { Whole } from '../replica/lists/define-list.ts';
import { type SheetColumn, cellsOf, writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';

const atATime = 500;

type Listed = {
  sheet: Pick<ListToExport, 'name' | 'columns'>;
  whole: Whole<unknown>;
  cells: ListCells<never>;
  now: Date;
  author: string;
  onRows: (done: number) => Promise<void>;
};

export function writeList({
  sheet: { name, columns },
  whole,
  cells,
  now,
  author,
  onRows,
}: Listed): Promise<Uint8Array> {
  const today = dayOf(now);
  const shown = columns.map((column): SheetColumn<unknown> => ({
    ...column,
    value: valueOf(column.key, cells, today),
  }));
  async function* pieces() {
    for (let start = 0; start < whole.ids.length; start += atATime) {
      const rows = whole.rows(whole.ids.slice(start, start + atATime));
      yield cellsOf(shown, rows);
      await onRows(start + rows.length);
    }
  }
  const sheet = { name, columns: shown, rowCount: whole.ids.length, pieces: pieces() };
  return writeSpreadsheet([sheet], { author });
}

function valueOf(key: string, cells: ListCells<never>, today: Day): (row: unknown) => unknown {
  const own = cells[key] as ((row: unknown, today: Day) => unknown) | undefined;
  return (row) => {
    const value = own ? own(row, today) : (row as Record<string, unknown>)[key];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
