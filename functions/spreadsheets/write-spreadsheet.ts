import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import type { CellFormat } from '../../shared/schemas/spreadsheet.ts';
import { type CellValue, cellLength, cellValue, columnLetter, numberFormat } from './cells.ts';

export type SheetColumn<Row> = {
  heading: string;
  value: (row: Row) => unknown;
  format?: CellFormat;
  width?: number;
  key?: string;
  formula?: (cell: (key: string) => string) => string;
  isSummed?: boolean;
  choices?: Choices;
};

/** The cells of another sheet, below its heading, that the cells of a column are chosen from. */
type Choices = { sheet: string; column: number; count: number; rows: number };

type Columns = readonly Omit<SheetColumn<never>, 'value'>[];
type Sheet = { name: string; columns: Columns; rows: CellValue[][]; isPortrait?: boolean; head?: Head; foot?: Foot };

/** Rows above the headings. The first is the title of the sheet. */
type Head = readonly (readonly [label: string, value: string])[];

/** Rows below the sums: for each label, the sum of column `of` in rows whose column `by` has the label; then notes. */
type Foot = { sums: readonly { label: string; sum: number }[]; by: string; of: string; notes: readonly string[] };

export type LongSheet = { name: string; columns: Columns; pieces: AsyncIterable<CellValue[][]> };

export function sheetOf<Row>(name: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  return { name, columns, rows: cellsOf(columns, rows) };
}

export function cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  return rows.map((row) => columns.map(({ value, format = 'text' }) => cellValue(value(row), format)));
}

/**
 * Frozen heading row and filters on all columns, unless the sheet has a head; typed numbers and dates, and no text as a
 * formula.
 * @param options.author the firm (`spreadsheetAuthor`)
 */
export async function writeSpreadsheet(
  sheets: readonly (Sheet | LongSheet)[],
  { author = '' } = {},
): Promise<Uint8Array> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  workbook.creator = author || 'Klang';
  workbook.lastModifiedBy = workbook.creator;
  const names = new Set<string>();
  for (const sheet of sheets) await writeSheet(workbook, sheet, nameOf(sheet.name, names));
  await workbook.commit();
  return bytes;
}

type Workbook = ExcelJS.stream.xlsx.WorkbookWriter;

async function writeSheet(workbook: Workbook, content: Sheet | LongSheet, name: string): Promise<void> {
  const { columns, head = [], foot, isPortrait = false }: Omit<Sheet, 'rows'> = content;
  const top = head.length + 1;
  const pieces = 'rows' in content ? piecesOf(content.rows) : content.pieces;
  const sums = columns.map(() => 0);
  let sheet: ExcelJS.Worksheet | undefined;
  let number = top;
  const begin = (rows: CellValue[][]) => beginSheet(workbook, name, { columns, rows, head, isPortrait });
  for await (const rows of pieces) {
    sheet ??= begin('rows' in content ? content.rows : rows);
    const styles = columns.map((_, index) => sheet!.getColumn(index + 1).style);
    for (const row of rows) {
      number += 1;
      addRow(sheet, withFormulas(row, columns, number), styles);
      for (const [index, { isSummed }] of columns.entries()) if (isSummed) sums[index]! += centsOf(row[index]);
    }
    // Lets the compression proceed; when the host runs all functions in one process, calls share this thread.
    await setImmediate();
  }
  sheet ??= begin([]);
  // A sheet with a head is a letter, not a list.
  if (head.length === 0) {
    sheet.autoFilter = { from: { row: top, column: 1 }, to: { row: number, column: columns.length } };
  }
  const summed = { first: top + 1, last: number };
  // Without rows, the sums would be in the cells that they sum.
  if (number > top && columns.some(({ isSummed }) => isSummed)) {
    const last = sheet.addRow(sumsOf(columns, sums, summed));
    last.font = boldFont;
    last.commit();
  }
  if (foot) addFoot(sheet, columns, foot, summed);
  sheet.commit();
}

const atATime = 500;

function* piecesOf(rows: readonly CellValue[][]): Generator<CellValue[][]> {
  for (let start = 0; start < rows.length; start += atATime) yield rows.slice(start, start + atATime);
}

const noStyle: Partial<ExcelJS.Style> = {};

/** @param styles of the columns: the library encodes each style object once, and gives every cell one of its own */
function addRow(sheet: ExcelJS.Worksheet, values: ExcelJS.CellValue[], styles: readonly Partial<ExcelJS.Style>[]) {
  const row = Object.assign(sheet.addRow(values), { style: noStyle });
  row.eachCell({ includeEmpty: true }, (cell, number) => {
    cell.style = styles[number - 1]!;
  });
  row.commit();
}

type SheetHead = Required<Pick<Sheet, 'columns' | 'rows' | 'head' | 'isPortrait'>>;

/** @param rows those that determine the widths of columns */
function beginSheet(workbook: Workbook, name: string, { columns, rows, head, isPortrait }: SheetHead) {
  const top = head.length + 1;
  const sheet = workbook.addWorksheet(name, {
    views: head.length > 0 ? [] : [{ state: 'frozen', ySplit: 1 }],
    pageSetup: {
      ...onPaper,
      orientation: isPortrait ? 'portrait' : 'landscape',
      printTitlesRow: `${top}:${top}`,
    },
  });
  sheet.columns = columns.map(({ format = 'text', width, heading }, index) => ({
    width: width ?? widthOf(heading, format, rows, index),
    style: {
      numFmt: numberFormat(format),
      alignment: { ...alignmentOf(format), vertical: 'top', wrapText: format === 'text' },
    },
  }));
  head.forEach((line, index) => addHead(sheet, columns, line, index));
  const headings = sheet.addRow(columns.map(({ heading }) => heading));
  headings.eachCell((cell, number) => {
    cell.numFmt = '@';
    cell.font = boldFont;
    cell.alignment = { ...alignmentOf(columns[number - 1]!.format), vertical: 'middle' };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: headingFill } };
  });
  headings.commit();
  columns.forEach(({ choices }, index) => choices && offerChoices(sheet, columnLetter(index + 1), choices));
  return sheet;
}

/** A label and its value, merged over the other columns: Excel does not make a merged row taller by itself. */
function addHead(sheet: ExcelJS.Worksheet, columns: Columns, [label, value]: Head[number], index: number): void {
  const row = sheet.addRow([cellValue(label, 'text'), cellValue(value, 'text')]);
  row.eachCell({ includeEmpty: true }, (cell) => {
    cell.numFmt = '@';
    cell.alignment = { horizontal: 'left', vertical: 'top', wrapText: true, indent: 1 };
  });
  row.getCell(1).font = index === 0 ? titleFont : boldFont;
  sheet.mergeCells(row.number, 2, row.number, columns.length);
  const room = columns.slice(1).reduce((sum, { width = narrowest }) => sum + width, 0);
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / room)), 0);
  row.height = index === 0 ? titleHeight : lines * lineHeight;
  row.commit();
}

type RowRange = { first: number; last: number };

function addFoot(
  sheet: ExcelJS.Worksheet,
  columns: Columns,
  { sums, by, of, notes }: Foot,
  { first, last }: RowRange,
): void {
  const indexOf = (key: string) => columns.findIndex((column) => column.key === key);
  const range = (index: number) => `${columnLetter(index + 1)}${first}:${columnLetter(index + 1)}${last}`;
  for (const { label, sum } of sums) {
    const row = sheet.addRow([cellValue(label, 'text')]);
    row.getCell(indexOf(of) + 1).value = {
      formula: `SUMIF(${range(indexOf(by))},"${label}",${range(indexOf(of))})`,
      result: sum,
      date1904: false,
    };
    row.commit();
  }
  for (const note of notes) sheet.addRow([cellValue(note, 'text')]).commit();
}

/** Excel accepts other texts too: an import refuses them and names the cell. */
function offerChoices(sheet: ExcelJS.Worksheet, letter: string, { sheet: other, column, count, rows }: Choices): void {
  const from = columnLetter(column);
  const { dataValidations } = sheet as unknown as { dataValidations: Validations };
  dataValidations.add(`${letter}2:${letter}${rows + 1}`, {
    type: 'list',
    allowBlank: true,
    formulae: [`'${other}'!$${from}$2:$${from}$${count + 1}`],
  });
}

type Validations = { add: (cells: string, validation: ExcelJS.DataValidation) => void };

function withFormulas(row: readonly CellValue[], columns: Columns, number: number): ExcelJS.CellValue[] {
  return row.map((value, index) => {
    const formula = columns[index]?.formula;
    if (!formula) return value;
    const cell = (key: string) => `${columnLetter(columns.findIndex((column) => column.key === key) + 1)}${number}`;
    return { formula: formula(cell), result: value ?? 0, date1904: false };
  });
}

const centsOf = (value: CellValue | undefined) => Math.round(Number(value ?? 0) * 100);

/** Function 109 of SUBTOTAL ignores hidden rows. */
function sumsOf(columns: Columns, cents: readonly number[], { first, last }: RowRange): ExcelJS.CellValue[] {
  return columns.map(({ isSummed }, index) => {
    if (!isSummed) return index === 0 ? 'Summa' : null;
    const letter = columnLetter(index + 1);
    return {
      formula: `SUBTOTAL(109,${letter}${first}:${letter}${last})`,
      result: cents[index]! / 100,
      date1904: false,
    };
  });
}

/** Numbers are right-aligned; other cells are indented, to keep them apart from the numbers beside them. */
function alignmentOf(format: CellFormat = 'text'): Partial<ExcelJS.Alignment> {
  const isNumber = ['id', 'whole', 'hours', 'money'].includes(format);
  return isNumber ? { horizontal: 'right' } : { horizontal: 'left', indent: 1 };
}

const onPaper: Partial<ExcelJS.PageSetup> = {
  paperSize: 9,
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
};

const boldFont: Partial<ExcelJS.Font> = { name: 'Calibri', family: 2, size: 11, bold: true };
const titleFont: Partial<ExcelJS.Font> = { ...boldFont, size: 18 };
const titleHeight = 28;
const lineHeight = 15;
const headingFill = 'FFE3EDED';
const narrowest = 6;
const widest = 60;
const arrow = 4;

function widthOf(heading: string, format: CellFormat, rows: readonly CellValue[][], index: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, cellLength(row[index] ?? null, format)), 0);
  return Math.min(widest, Math.max(narrowest, heading.length + arrow, longest + 3));
}

const longestName = 31;

function nameOf(title: string, taken: Set<string>): string {
  const clean =
    title
      .replace(/[\\/?*:[\]]/g, ' ')
      .replace(/^'+|'+$/g, '')
      // The defined name of the headings quotes the sheet's name, and the library does not escape quotes in it.
      .replaceAll("'", '’')
      .trim() || 'Blad';
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const name = clean.slice(0, longestName - suffix.length) + suffix;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
