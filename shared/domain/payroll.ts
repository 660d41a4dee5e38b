import type { TimeLogState } from '../codes/staff-time-logs.ts';
import { type Day, daysOfMonth } from '../lib/days.ts';
import type { Month } from '../lib/months.ts';
import type { StaffTimeLogLineFields } from '../schemas/staff-time-log.ts';
import { type Attest, stateOf } from './time-log-attest.ts';
import { sumsOf } from './staff-time-log.ts';

type Log = Month & Attest & { employmentPercentage: number; lines: readonly StaffTimeLogLineFields[] };
type Person = { initials: string; firstName: string; lastName: string };

/** What payroll needs of a month or a day; the norm is known to it. */
export const payrollFields = [
  'sickLeaveHours',
  'qualifyingHours',
  'childCareHours',
  'vacationDays',
  'overtimeHours',
  'offDutyHours',
  'paidLeaveHours',
  'compensationHours',
] as const;
type Absence = Record<(typeof payrollFields)[number], number>;

type PersonRow = Person & { state: TimeLogState; employmentPercentage: number | null; sums: Absence | null };
type DayRow = Person & { day: Day; absence: Absence };

/** A row for each person, and for each of their days that deviates from the norm. Drafts have no figures. */
export function payrollOf(people: readonly { person: Person; log: Log | undefined }[]): {
  people: PersonRow[];
  days: DayRow[];
} {
  const rows = people.map(({ person, log }): { row: PersonRow; days: DayRow[] } => {
    const state = log ? stateOf(log) : 'Missing';
    if (!log || log.status !== 'Submitted') {
      return { row: { ...person, state, employmentPercentage: null, sums: null }, days: [] };
    }
    const { employmentPercentage, lines, year, month } = log;
    const dates = daysOfMonth(year, month);
    const days = lines.map((line) => ({ ...person, day: dates[line.day - 1]!, absence: sumsOf([line]) }));
    return {
      row: { ...person, state, employmentPercentage, sums: sumsOf(lines) },
      days: days.filter(({ absence }) => payrollFields.some((field) => absence[field] !== 0)),
    };
  });
  return { people: rows.map(({ row }) => row), days: rows.flatMap(({ days }) => days) };
}
