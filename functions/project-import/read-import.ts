import {
  type ImportKey,
  type ImportRow,
  codeKey,
  importColumns,
  readImportRow,
  requiredKeys,
} from '../../shared/domain/project-import.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { fold } from '../../shared/lib/text.ts';
import { type CellFault, maxImportRows } from '../../shared/schemas/project-import.ts';
import { type ReadCell, type ReadSheet, columnLetter, readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts';

const maxColumns = 50;
const noCell: ReadCell = { text: '' };

export type PlacedRow = ImportRow & { place: (key: ImportKey) => Omit<CellFault, 'message'> };

/** Finds only the faults visible in the file itself. @throws UnreadableFile */
export async function readImport(bytes: Uint8Array): Promise<{ rows: PlacedRow[]; faults: CellFault[] }> {
  const sheets = await readSpreadsheet(bytes, { maxRows: maxImportRows + 1, maxColumns });
  const read = sheets.map(readSheet);
  const rows = read.flatMap((sheet) => sheet.rows);
  const faults = read.flatMap((sheet) => sheet.faults);
  const nowhere = { sheet: sheets[0]?.name ?? '', row: 1, column: 'A' };
  if (rows.length === 0 && faults.length === 0) faults.push({ ...nowhere, message: 'Det finns inga projekt i filen.' });
  if (rows.length > maxImportRows) {
    const message = `Filen har fler än ${formatNumber(maxImportRows)} projekt. Dela upp den.`;
    return { rows: [], faults: [{ ...nowhere, message }] };
  }
  return { rows, faults: [...faults, ...repeatedCodes(rows)] };
}

function readSheet({ name, rows: [head, ...lines] }: ReadSheet): { rows: PlacedRow[]; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const columnOf = new Map<ImportKey, number>();
  head!.cells.forEach(({ text }, index) => {
    if (text === '') return;
    const place = { sheet: name, row: head!.number, column: columnLetter(index + 1) };
    const known = importColumns.find(({ heading }) => fold(heading) === fold(text));
    if (!known) faults.push({ ...place, message: `Kolumnen ${text} känns inte igen.` });
    else if (columnOf.has(known.key)) faults.push({ ...place, message: `Kolumnen ${text} finns två gånger.` });
    else columnOf.set(known.key, index + 1);
  });
  for (const key of requiredKeys) {
    const { heading } = importColumns.find((column) => column.key === key)!;
    if (!columnOf.has(key)) {
      faults.push({ sheet: name, row: head!.number, column: 'A', message: `Kolumnen ${heading} saknas.` });
    }
  }
  if (requiredKeys.some((key) => !columnOf.has(key))) return { rows: [], faults };

  const rows = lines.map(({ number, cells }): PlacedRow => {
    const place = (key: ImportKey) => ({ sheet: name, row: number, column: columnLetter(columnOf.get(key) ?? 1) });
    const cellOf = (key: ImportKey) => cells[(columnOf.get(key) ?? 0) - 1] ?? noCell;
    const texts = Object.fromEntries(importColumns.map(({ key }) => [key, cellOf(key).text])) as Record<
      ImportKey,
      string
    >;
    const { row, faults: faulty } = readImportRow(texts);
    for (const { key } of importColumns) {
      const { fault } = cellOf(key);
      const message = fault ?? faulty.find((one) => one.key === key)?.message;
      if (message) faults.push({ ...place(key), message });
    }
    return { ...row, place };
  });
  return { rows, faults };
}

function repeatedCodes(rows: readonly PlacedRow[]): CellFault[] {
  const first = new Map<string, Omit<CellFault, 'message'>>();
  return rows.flatMap(({ projectCode, place }) => {
    if (projectCode === '') return [];
    const here = place('projectCode');
    const earlier = first.get(codeKey(projectCode));
    if (!earlier) {
      first.set(codeKey(projectCode), here);
      return [];
    }
    const where = earlier.sheet === here.sheet ? `rad ${earlier.row}` : `rad ${earlier.row} i ${earlier.sheet}`;
    return [{ ...here, message: `Samma projektkod står på ${where}.` }];
  });
}
