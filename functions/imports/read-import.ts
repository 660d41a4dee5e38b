import {
  type ImportKey,
  type ImportRow,
  codeKey,
  importColumns,
  readImportRow,
  requiredKeys,
} from '../../shared/domain/project-import.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { type CellFault, maxImportRows } from '../../shared/schemas/project-import.ts';
import { type ParsedSheet, maxRowsRead, readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts';
import { type Place, readTable, whereIs } from '../spreadsheets/read-table.ts';

const maxColumns = 50;

export type PlacedRow = ImportRow & { place: (key: ImportKey) => Place };
type ParsedImport = { rows: PlacedRow[]; faults: CellFault[]; hidden: string[] };

/** Finds only the faults visible in the file itself. @throws UnreadableFile */
export async function readImport(bytes: Uint8Array): Promise<ParsedImport> {
  const sheets = await readSpreadsheet(bytes, { maxRows: maxRowsRead, maxColumns });
  const hidden = [...new Set(sheets.flatMap((sheet) => sheet.hidden))];
  const nowhere = { sheet: sheets[0]?.name ?? '', row: 1, column: 'A' };
  const belowHeads = sheets.reduce((sum, sheet) => sum + sheet.rows.length - 1, 0);
  if (belowHeads > maxImportRows) {
    const message = `Filen har fler än ${formatNumber(maxImportRows)} projekt. Dela upp den.`;
    return { rows: [], faults: [{ ...nowhere, message }], hidden };
  }
  const read = sheets.map(readSheet);
  const rows = read.flatMap((sheet) => sheet.rows);
  const faults = read.flatMap((sheet) => sheet.faults);
  if (rows.length === 0 && faults.length === 0) faults.push({ ...nowhere, message: 'Det finns inga projekt i filen.' });
  return { rows, faults: [...faults, ...repeatedCodes(rows)], hidden };
}

function readSheet(sheet: ParsedSheet): Pick<ParsedImport, 'rows' | 'faults'> {
  const table = readTable(sheet, importColumns, requiredKeys);
  // An unknown column is a fault: leaving it out would lose its content.
  const unknown = table.unread.map(({ heading, place }) => ({
    ...place,
    message: `Kolumnen ${heading} känns inte igen.`,
  }));
  const faults = [...unknown, ...table.faults];
  const rows = table.rows.map(({ place, cellOf }): PlacedRow => {
    const texts = Object.fromEntries(importColumns.map(({ key }) => [key, cellOf(key).text])) as Record<
      ImportKey,
      string
    >;
    const { row, faults: rowFaults } = readImportRow(texts);
    for (const { key } of importColumns) {
      const { fault } = cellOf(key);
      const message = fault ?? rowFaults.find((one) => one.key === key)?.message;
      if (message) faults.push({ ...place(key), message });
    }
    return { ...row, place };
  });
  return { rows, faults };
}

function repeatedCodes(rows: readonly PlacedRow[]): CellFault[] {
  const first = new Map<string, Place>();
  return rows.flatMap(({ projectCode, place }) => {
    if (projectCode === '') return [];
    const here = place('projectCode');
    const earlier = first.get(codeKey(projectCode));
    if (!earlier) {
      first.set(codeKey(projectCode), here);
      return [];
    }
    return [{ ...here, message: `Samma projektkod står på ${whereIs(earlier, here)}.` }];
  });
}
