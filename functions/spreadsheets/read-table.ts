import { fold } from '../../shared/lib/text.ts';
import type { CellFault } from '../../shared/schemas/project-import.ts';
import { columnLetter } from './cells.ts';
import { type ParsedCell, type ParsedSheet, noCell } from './read-spreadsheet.ts';

export type Place = Omit<CellFault, 'message'>;

/** `also`: other headings that are taken for the column's own. */
export type TableColumn<Key extends string> = { key: Key; heading: string; also?: readonly string[] };

export type TableRow<Key extends string> = {
  number: number;
  /** A cell of the row; the row's first cell where the sheet lacks the column. */
  place: (key: Key) => Place;
  cellOf: (key: Key) => ParsedCell;
};

export type Table<Key extends string> = {
  rows: TableRow<Key>[];
  faults: CellFault[];
  /** Headings that no column has. */
  unread: { heading: string; place: Place }[];
};

/**
 * Reads a sheet whose first row holds headings, in any order, in upper or lower case. No rows are read while a required
 * column is missing.
 */
export function readTable<Key extends string>(
  { name, rows: [head, ...lines], hidden, aboveHead }: ParsedSheet,
  columns: readonly TableColumn<Key>[],
  required: readonly Key[],
): Table<Key> {
  const { columnOf, faults, unread } = readHeadings(name, head!, columns);
  // Where every heading is hidden, the first row that is seen is taken for the head.
  const unseen = [...hidden, ...aboveHead].map(fold);
  const missing = columns.filter(({ key }) => required.includes(key) && !columnOf.has(key));
  for (const { heading, also = [] } of missing) {
    const isHidden = [heading, ...also].some((text) => unseen.includes(fold(text)));
    const message = isHidden ? `Kolumnen ${heading} är dold. Visa den.` : `Kolumnen ${heading} saknas.`;
    faults.push({ sheet: name, row: head!.number, column: 'A', message });
  }
  if (missing.length > 0) return { rows: [], faults, unread };
  for (const { number } of lines.filter(({ isHidden }) => isHidden)) {
    faults.push({ sheet: name, row: number, column: 'A', message: 'Raden är dold. Visa den, eller ta bort den.' });
  }
  const rows = lines.map(({ number, cells }) => ({
    number,
    place: (key: Key) => ({ sheet: name, row: number, column: columnLetter(columnOf.get(key) ?? 1) }),
    cellOf: (key: Key) => cells[(columnOf.get(key) ?? 0) - 1] ?? noCell,
  }));
  return { rows, faults, unread };
}

function readHeadings<Key extends string>(
  sheet: string,
  head: ParsedSheet['rows'][number],
  columns: readonly TableColumn<Key>[],
) {
  const keys = new Map(
    columns.flatMap(({ key, heading, also = [] }) => [heading, ...also].map((text) => [fold(text), key])),
  );
  const columnOf = new Map<Key, number>();
  const faults: CellFault[] = [];
  const unread: { heading: string; place: Place }[] = [];
  head.cells.forEach(({ text }, index) => {
    if (text === '') return;
    const place = { sheet, row: head.number, column: columnLetter(index + 1) };
    const key = keys.get(fold(text));
    if (key === undefined) unread.push({ heading: text, place });
    else if (columnOf.has(key)) faults.push({ ...place, message: `Kolumnen ${text} finns två gånger.` });
    else columnOf.set(key, index + 1);
  });
  return { columnOf, faults, unread };
}

/** By sheet, row and column. */
export function inOrder(faults: readonly CellFault[]): CellFault[] {
  const sheets = [...new Set(faults.map(({ sheet }) => sheet))];
  const compare = (a: CellFault, b: CellFault) =>
    sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
    a.row - b.row ||
    a.column.length - b.column.length ||
    a.column.localeCompare(b.column);
  return [...faults].sort(compare);
}

/** 'rad 4', or 'rad 4 i Blad2' as seen from another sheet. */
export function whereIs(earlier: Place, here: Place): string {
  return earlier.sheet === here.sheet ? `rad ${earlier.row}` : `rad ${earlier.row} i ${earlier.sheet}`;
}
