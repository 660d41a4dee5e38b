import type { ListToExport } from '../../shared/schemas/spreadsheet.ts';
import { type Day, dayOf } from '../../shared/lib/days.ts';
import type { ListCells } from '../../shared/lists/list-cells.ts';
import { type SheetColumn, cellsOf, writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';

const atATime = 500;

/** The rows of a list as they are when it is opened; an id may stand for several rows. */
export type OpenList = { ids: readonly unknown[]; rows(ids: readonly unknown[]): unknown[] | Promise<unknown[]> };

type ListSheet = {
  sheet: Pick<ListToExport, 'name' | 'columns'>;
  whole: OpenList;
  cells: ListCells<never>;
  now: Date;
  author: string;
  /** @param written more than `done` where an id stands for several rows */
  onRows: (done: number, written: number) => Promise<void>;
};

export function writeList({
  sheet: { name, columns },
  whole,
  cells,
  now,
  author,
  onRows,
}: ListSheet): Promise<Uint8Array> {
  const today = dayOf(now);
  const shown = columns.map((column): SheetColumn<unknown> => ({
    ...column,
    value: valueOf(column.key, cells, today),
  }));
  async function* pieces() {
    let written = 0;
    for (let start = 0; start < whole.ids.length; start += atATime) {
      const ids = whole.ids.slice(start, start + atATime);
      const rows = await whole.rows(ids);
      written += rows.length;
      yield cellsOf(shown, rows);
      await onRows(start + ids.length, written);
    }
  }
  const sheet = { name, columns: shown, pieces: pieces() };
  return writeSpreadsheet([sheet], { author });
}

function valueOf(key: string, cells: ListCells<never>, today: Day): (row: unknown) => unknown {
  const own = cells[key] as ((row: unknown, today: Day) => unknown) | undefined;
  return (row) => {
    const value = own ? own(row, today) : (row as Record<string, unknown>)[key];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
