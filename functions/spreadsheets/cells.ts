import type { CellFormat } from '../../shared/schemas/spreadsheet.ts';

export type CellValue = string | number | Date | null;

/** Number format codes, which Excel localises: 1 234,50 kr and 2026-11-20 in Swedish. */
const numberFormats: Record<CellFormat, string> = {
  // '@' means text: a value that begins with = stays text even when the cell is edited.
  text: '@',
  flag: '@',
  id: '0',
  whole: '#,##0',
  hours: '#,##0.0#',
  money: '#,##0.00 "kr"',
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
};

export function numberFormat(format: CellFormat): string {
  return numberFormats[format];
}

/** @param number from 1: 27 is AA */
export function columnLetter(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnLetter((number - 1 - rest) / 26) + letter;
}

const longestText = 32_767;
/** XML allows no control characters except tab and line breaks. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * The cell's value. A text always stays a text, so that it can never become a formula.
 * @param value dates as 'YYYY-MM-DD', instants as ISO 8601, kronor as a number
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

const decorations: Partial<Record<CellFormat, number>> = { money: 7, hours: 4 };

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

/** Excel has no time zones: the cell holds Swedish local time. */
function inStockholm(instant: string): Date | undefined {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? undefined : new Date(Math.floor(at / secondMs) * secondMs + offsetAt(at));
}

const secondMs = 1_000;
const hourMs = 60 * 60 * secondMs;
const hoursOfDay = 24;
const maxOffsets = 10_000;
const offsets = new Map<number, number>();

/** Formatting an instant costs more than the rest of its cell: a day with the same offset at both ends has it all day. */
function offsetAt(at: number): number {
  const hour = Math.floor(at / hourMs);
  const morning = Math.floor(hour / hoursOfDay) * hoursOfDay;
  const offset = offsetOf(morning);
  return offset === offsetOf(morning + hoursOfDay) ? offset : offsetOf(hour);
}

/** @param hour since 1970; the clock is changed on whole hours */
function offsetOf(hour: number): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const at = hour * hourMs;
  const offset = Date.parse(`${stockholm.format(at).replace(' ', 'T')}Z`) - at;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}
