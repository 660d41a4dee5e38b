import type { CellFormat } from '../../shared/schemas/spreadsheet.ts';

export type CellValue = string | number | Date | null;

/** Codes of the file format, which the reader's own language writes: 1 234,50 kr and 2026-11-20 in a Swedish one. */
const numberFormats: Record<CellFormat, string> = {
  // '@' is text: what begins with = stays so even when the cell is edited.
  text: '@',
  flag: '@',
  id: '0',
  whole: '#,##0',
  hours: '#,##0.0',
  money: '#,##0.00 "kr"',
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
};

export function numberFormat(format: CellFormat): string {
  return numberFormats[format];
}

/** The most a cell takes. */
const longestText = 32_767;
/** XML cannot hold the control characters, but for tab and line breaks. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * What is written of a value. A text is always a text, whatever it begins with: it can never become a formula.
 * @param value days as 'YYYY-MM-DD', instants as ISO 8601, kronor as a number
 */
export function cellValue(value: unknown, format: CellFormat): CellValue {
  if (value === null || value === undefined || value === '') return null;
  switch (format) {
    case 'id':
    case 'whole':
    case 'hours':
    case 'money':
      return typeof value === 'number' && Number.isFinite(value) ? value : textOf(value);
    case 'day':
      return dateOf(`${textOf(value)}T00:00:00Z`) ?? textOf(value);
    case 'instant':
      return inStockholm(textOf(value)) ?? textOf(value);
    case 'flag':
      return value === true ? 'Ja' : 'Nej';
    default:
      return textOf(value);
  }
}

/** Decimals, unit and sign. */
const decorations: Partial<Record<CellFormat, number>> = { money: 7, hours: 3 };

/** The characters a value takes, for the width of its column. */
export function cellLength(value: CellValue, format: CellFormat): number {
  if (value === null) return 0;
  if (value instanceof Date) return format === 'instant' ? 16 : 10;
  if (typeof value === 'string') return Math.max(...value.split('\n').map((line) => line.length));
  const digits = Math.trunc(Math.abs(value)).toString().length;
  return digits + Math.floor(digits / 3) + (decorations[format] ?? 1);
}

function textOf(value: unknown): string {
  return String(value).toWellFormed().replace(unwritable, '').slice(0, longestText);
}

function dateOf(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A cell has no time zone: it says what the clock in Sweden said. */
function inStockholm(instant: string): Date | undefined {
  const date = dateOf(instant);
  return date && dateOf(`${stockholm.format(date).replace(' ', 'T')}Z`);
}
