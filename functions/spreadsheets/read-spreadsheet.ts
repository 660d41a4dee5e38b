import type ExcelJS from 'exceljs';
import { cleanText } from '../../shared/lib/clean-text.ts';
import { inPercent, shownNumber } from './shown-number.ts';
import { notCalculated, usualForm } from './usual-form.ts';
import { UnreadableFile, unzipSmall } from './zip-limits.ts';

const maxBytes = 20_000_000;
/** More than are imported, so that the answer can say how many those are. */
export const maxRowsRead = 200_000;

export type ParsedCell = { text: string; fault?: string };
export const noCell: ParsedCell = { text: '' };
type ParsedRow = { number: number; cells: ParsedCell[]; isHidden?: boolean };
export type ParsedSheet = {
  name: string;
  rows: ParsedRow[];
  /** Headings of hidden columns, whose cells are empty here. */
  hidden: string[];
  /** Texts of hidden columns in rows above the head, in which nothing else is. */
  aboveHead: string[];
};

/**
 * What a person sees: hidden sheets and columns, and rows without text, are left out.
 * @throws UnreadableFile when it is not a spreadsheet, or exceeds the limits
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxRows, maxColumns }: { maxRows: number; maxColumns: number },
): Promise<ParsedSheet[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const contents = unzipSmall(file, maxBytes);
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  try {
    await workbook.xlsx.load(usualForm(contents) as unknown as ExcelJS.Buffer, { ignoreNodes: ignored });
  } catch (error) {
    throw new UnreadableFile('The file is no spreadsheet.', { cause: error });
  }
  return workbook.worksheets.flatMap((sheet) => {
    if (sheet.state !== 'visible') return [];
    const rows: ParsedRow[] = [];
    let hidden: string[] = [];
    const aboveHead: string[] = [];
    const isHidden = Array.from({ length: maxColumns }, (_, index) => sheet.getColumn(index + 1).hidden);
    sheet.eachRow((row, number) => {
      const width = Math.min(row.cellCount, maxColumns);
      const all = Array.from({ length: width }, (_, index) => readCell(row.getCell(index + 1)));
      const cells = all.map((cell, index) => (isHidden[index] ? noCell : cell));
      const unseen = all.flatMap(({ text }, index) => (isHidden[index] && text ? [text] : []));
      if (cells.every(({ text, fault }) => text === '' && !fault)) {
        if (rows.length === 0) aboveHead.push(...unseen);
        return;
      }
      if (rows.length === 0) hidden = unseen;
      if (rows.length > maxRows) throw new UnreadableFile('The spreadsheet has too many rows.');
      rows.push({ number, cells, isHidden: row.hidden });
    });
    return rows.length === 0 ? [] : [{ name: sheet.name, rows, hidden, aboveHead }];
  });
}

/** Parts that are never read, so that errors in them do no harm. */
const ignored = ['dataValidations', 'conditionalFormatting', 'autoFilter', 'hyperlinks', 'drawing', 'extLst'];

function readCell({ value, numFmt }: ExcelJS.Cell): ParsedCell {
  return readValue(value, numFmt ?? 'General');
}

function readValue(value: ExcelJS.CellValue, format: string): ParsedCell {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { text: value ? 'Ja' : 'Nej' };
  if (value instanceof Date)
    return { text: '', fault: 'Cellen är ett datum. Formatera den som text och skriv om värdet.' };
  if ('richText' in value) return textCell(value.richText.map(({ text }) => text).join(''));
  if ('error' in value && (value.error as string) === notCalculated)
    return { text: '', fault: 'Cellens formel är inte uträknad. Öppna filen i Excel och spara den igen.' };
  if ('error' in value) return { text: '', fault: `Cellen har ett fel (${value.error}).` };
  if ('hyperlink' in value) return textCell(typeof value.text === 'string' ? value.text : '');
  if ('formula' in value || 'sharedFormula' in value) return readValue(value.result ?? null, format);
  return { text: '', fault: 'Cellen gick inte att läsa.' };
}

/** Less than half an öre is a matter of how Excel counts. */
const roundingError = 0.005;

function numberCell(value: number, format: string): ParsedCell {
  const text = shownNumber(value, format);
  const [, number, percent = ''] = /^(-?[\d.]+)( %)?$/.exec(text) ?? [];
  const exact = percent ? inPercent(value) : value;
  const isAlike = number === undefined || Math.abs(Number(number) - exact) < roundingError;
  if (isAlike) return { text };
  const [shown, stored] = [text, `${exact}${percent}`].map((one) => one.replace('.', ','));
  return { text: '', fault: `Cellen visar ${shown} men innehåller ${stored}. Skriv talet som det ska vara.` };
}

function textCell(text: string): ParsedCell {
  return {
    text: cleanText(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  };
}
