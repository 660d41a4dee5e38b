import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { type CellFormat, type CellValue, cellLength, cellValue, numberFormat } from './cells.ts';

/** A column: its heading, what it says of a row, and how. Text unless told. */
export type SheetColumn<Row> = {
  heading: string;
  value: (row: Row) => unknown;
  format?: CellFormat;
  /** In characters; else as wide as what it holds. */
  width?: number;
};

type Sheet = { name: string; columns: readonly Omit<SheetColumn<never>, 'value'>[]; rows: CellValue[][] };

/** A sheet of a workbook from its rows. */
export function sheetOf<Row>(name: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    columns,
    rows: rows.map((row) => columns.map(({ value, format = 'text' }) => cellValue(value(row), format))),
  };
}

/**
 * Writes an .xlsx: the heading row stays in sight, every column can be filtered, numbers and dates are real, and no text
 * is ever a formula.
 * @returns the file's bytes
 */
export async function writeSpreadsheet(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  workbook.creator = 'Klang';
  const names = new Set<string>();
  for (const sheet of sheets) writeSheet(workbook, sheet, nameOf(sheet.name, names));
  await workbook.commit();
  return bytes;
}

function writeSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, { columns, rows }: Sheet, name: string): void {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ format = 'text', width, heading }, index) => ({
    width: width ?? widthOf(heading, format, rows, index),
    style: { numFmt: numberFormat(format), alignment: { vertical: 'top', wrapText: format === 'text' } },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: columns.length } };
  const headings = sheet.addRow(columns.map(({ heading }) => heading));
  headings.eachCell((cell) => {
    cell.numFmt = '@';
    cell.font = { bold: true };
    cell.alignment = { vertical: 'middle' };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: headingFill } };
  });
  headings.commit();
  for (const row of rows) sheet.addRow(row).commit();
  sheet.commit();
}

const headingFill = 'FFE3EDED';
const narrowest = 6;
const widest = 60;
/** Room for the filter's arrow beside a heading. */
const arrow = 4;

function widthOf(heading: string, format: CellFormat, rows: readonly CellValue[][], index: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, cellLength(row[index] ?? null, format)), 0);
  return Math.min(widest, Math.max(narrowest, heading.length + arrow, longest + 2));
}

const longestName = 31;

/** A name that Excel takes: without the characters it refuses, not too long, and no other sheet's. */
function nameOf(wanted: string, taken: Set<string>): string {
  const clean =
    wanted
      .replace(/[\\/?*:[\]]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Blad';
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const name = clean.slice(0, longestName - suffix.length) + suffix;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
