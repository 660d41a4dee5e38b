import ExcelJS from 'exceljs';
import { importColumns } from '../../shared/domain/project-import.ts';
import type { Api } from './api.ts';
import { makeCustomer } from './builders.ts';

type Row = Partial<Record<string, ExcelJS.CellValue>>;

/** A filled-in template of the import of old projects. */
export async function spreadsheetOf(
  rows: Row[],
  headings = importColumns.map(({ heading }) => heading as string),
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Projekt');
  sheet.addRow(headings);
  for (const row of rows) sheet.addRow(headings.map((heading) => row[heading] ?? null));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

let codes = Date.now();

/** A code that no project has, as long as codes are. */
export const oldCode = (): string => `GML_${(codes += 1).toString(36).slice(-5)}`;

/** One project that can be imported, as base64. */
export async function importFile(api: Api): Promise<string> {
  const { name } = await makeCustomer(api);
  return (await spreadsheetOf([{ Projektkod: oldCode(), Kund: name }])).toString('base64');
}
