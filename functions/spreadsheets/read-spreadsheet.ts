import type ExcelJS from 'exceljs';
import { cleanText } from '../../shared/lib/clean-text.ts';
import { UnreadableFile, requireSmallZip } from './zip-limits.ts';

const mostBytes = 20_000_000;

export type ReadCell = { text: string; fault?: string };
type ReadRow = { number: number; cells: ReadCell[] };
export type ReadSheet = { name: string; rows: ReadRow[] };

/** Rows without text are left out. @throws UnreadableFile when it is not a spreadsheet, or exceeds the limits */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxRows, maxColumns }: { maxRows: number; maxColumns: number },
): Promise<ReadSheet[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  requireSmallZip(file, mostBytes);
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  try {
    await workbook.xlsx.load(file as unknown as ExcelJS.Buffer, { ignoreNodes: ignored });
  } catch (error) {
    throw new UnreadableFile('The file is no spreadsheet.', { cause: error });
  }
  return workbook.worksheets.flatMap((sheet) => {
    const rows: ReadRow[] = [];
    sheet.eachRow((row, number) => {
      const width = Math.min(row.cellCount, maxColumns);
      const cells = Array.from({ length: width }, (_, index) => readCell(row.getCell(index + 1).value));
      if (cells.every(({ text, fault }) => text === '' && !fault)) return;
      if (rows.length > maxRows) throw new UnreadableFile('The spreadsheet has too many rows.');
      rows.push({ number, cells });
    });
    return rows.length === 0 ? [] : [{ name: sheet.name, rows }];
  });
}

/** Parts that are never read, so that errors in them do no harm. */
const ignored = ['dataValidations', 'conditionalFormatting', 'autoFilter', 'hyperlinks', 'drawing', 'extLst'];

function readCell(value: ExcelJS.CellValue): ReadCell {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return { text: String(value) };
  if (typeof value === 'boolean') return { text: value ? 'Ja' : 'Nej' };
  if (value instanceof Date)
    return { text: '', fault: 'Cellen är ett datum. Formatera den som text och skriv om värdet.' };
  if ('richText' in value) return textCell(value.richText.map(({ text }) => text).join(''));
  if ('error' in value) return { text: '', fault: `Cellen har ett fel (${value.error}).` };
  if ('hyperlink' in value) return textCell(typeof value.text === 'string' ? value.text : '');
  if ('formula' in value || 'sharedFormula' in value) return readCell(value.result ?? null);
  return { text: '', fault: 'Cellen gick inte att läsa.' };
}

function textCell(text: string): ReadCell {
  return {
    text: cleanText(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  };
}

export function columnLetter(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnLetter((number - 1 - rest) / 26) + letter;
}
