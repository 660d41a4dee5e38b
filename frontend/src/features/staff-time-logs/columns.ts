import { type VacationDay, vacationDays } from '../../../../shared/codes/staff-time-logs.ts';
import { hoursOfDay } from '../../../../shared/fields/fields.ts';
import { type StaffTimeLogLineFields, type StaffTimeLogSums } from '../../../../shared/schemas/staff-time-log.ts';
import { sumsOf } from '../../../../shared/domain/staff-time-log.ts';
import { formatNumber } from '../../components/format.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import type { SheetCell, SheetColumn } from '../../components/sheet/sheet.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';

type LineField = Exclude<keyof StaffTimeLogLineFields, 'day'>;

/** A line being edited: invalid hours stay as text, for the schema to reject. */
export type TypedLine = Omit<StaffTimeLogLineFields, LineField> & Record<LineField, number | string>;

const fields = [
  'standardOfService',
  'overtimeHours',
  'vacationDay',
  'childCareHours',
  'qualifyingHours',
  'sickLeaveHours',
  'offDutyHours',
  'paidLeaveHours',
  'compensationHours',
] as const satisfies readonly LineField[];

export const timeLogColumns: readonly (SheetColumn & { key: LineField })[] = fields.map((key) =>
  key === 'vacationDay'
    ? { key, ...text.vacation, options: ['', text.vacationDays.Full, text.vacationDays.Half] }
    : { key, ...text.hours[key] },
);

export function cellOf(line: TypedLine, key: LineField): SheetCell {
  const value = line[key];
  if (key === 'vacationDay') {
    const isKnown = vacationDays.includes(value as VacationDay);
    return isKnown ? { text: text.vacationDays[value as VacationDay] } : { text: `${value}`, error: text.notVacation };
  }
  const error = hoursOfDay.safeParse(value).error?.issues[0]?.message;
  if (typeof value === 'string') return { text: value, error };
  return { text: value === 0 && key !== 'standardOfService' ? '' : formatNumber(value), error };
}

export function valueOf(key: LineField, typed: string): number | string {
  if (key !== 'vacationDay') return parseNumber(typed) ?? (typed.trim() === '' ? 0 : typed);
  const bare = typed.trim().toLowerCase();
  if (bare === '½') return 'Half';
  const number = parseNumber(bare);
  if (number === 0 || number === null) return 'None';
  if (number !== undefined) return number === 1 ? 'Full' : number === 0.5 ? 'Half' : typed;
  return (
    vacationDays.find((code) => code.toLowerCase() === bare || text.vacationDays[code].toLowerCase() === bare) ?? typed
  );
}

export function sumTexts(lines: readonly TypedLine[]): string[] {
  return sumCells(sumsOf(lines.map((line) => readable(line))));
}

export function sumCells(sums: StaffTimeLogSums): string[] {
  return fields.map((key) =>
    key === 'vacationDay' ? text.days(formatNumber(sums.vacationDays)) : formatNumber(sums[key]),
  );
}

export function readable(line: TypedLine): StaffTimeLogLineFields {
  const known = fields.map((key) => [key, cellOf(line, key).error ? (key === 'vacationDay' ? 'None' : 0) : line[key]]);
  return { day: line.day, ...Object.fromEntries(known) } as StaffTimeLogLineFields;
}
