import type { VacationDay } from '../codes/staff-time-logs.ts';
import { staffTimeLogLine } from '../entities/staff-time-log.ts';
import { type Day, daysOfMonth, weekdayOf } from '../lib/days.ts';
import { eveName, holidayName } from '../lib/holidays.ts';
import { monthIndex, writeMonth } from '../lib/months.ts';
import { type StaffTimeLogLineFields, type StaffTimeLogSums, hourFields } from '../schemas/staff-time-log.ts';
import { hasRole, isLetIn } from './roles.ts';
import type { GrantChoice } from '../codes/grants.ts';
import type { Role } from '../codes/roles.ts';

const fullDayHours = 7;

export function isFreeDay(day: Day): boolean {
  return weekdayOf(day) > 5 || holidayName(day) !== undefined;
}

type Month = {
  year: number;
  month: number;
  eveHours: number;
};

export function firstLines({ year, month, eveHours }: Month): StaffTimeLogLineFields[] {
  return daysOfMonth(year, month).map((day, index) => ({
    ...staffTimeLogLine.empty,
    day: index + 1,
    standardOfService: normOf(day, eveHours),
  }));
}

/** For an opened month, its own norm; for another, that of working days. At the percentage of employment. */
export function normOfDays(days: readonly Day[], logs: readonly KnownMonth[], eveHours: number): number {
  const newest = logs.toSorted((a, b) => monthIndex(b) - monthIndex(a))[0];
  const norms = days.map((day) => {
    const log = logs.find((one) => day.startsWith(writeMonth(one)));
    const hours = log?.lines.find((line) => line.day === Number(day.slice(8)))?.standardOfService;
    return ((hours ?? normOf(day, eveHours)) * ((log ?? newest)?.employmentPercentage ?? 100)) / 100;
  });
  return Math.round(norms.reduce((sum, norm) => sum + norm, 0) * 100) / 100;
}

export type KnownMonth = {
  year: number;
  month: number;
  employmentPercentage: number;
  lines: readonly StaffTimeLogLineFields[];
};

function normOf(day: Day, eveHours: number): number {
  if (isFreeDay(day)) return 0;
  return eveName(day) === undefined ? fullDayHours : eveHours;
}

const daysOf: Record<VacationDay, number> = { None: 0, Half: 0.5, Full: 1 };

export function sumsOf(lines: readonly StaffTimeLogLineFields[]): StaffTimeLogSums {
  const sumOf = (valueOf: (line: StaffTimeLogLineFields) => number) =>
    lines.reduce((sum, line) => sum + valueOf(line), 0);
  return {
    ...(Object.fromEntries(hourFields.map((field) => [field, sumOf((line) => line[field])])) as Omit<
      StaffTimeLogSums,
      'vacationDays'
    >),
    vacationDays: sumOf((line) => daysOf[line.vacationDay]),
  };
}

/** Whether anything but the norm stands in a log. */
export function hasEntries(lines: readonly StaffTimeLogLineFields[]): boolean {
  return lines.some(
    (line) =>
      line.vacationDay !== 'None' || hourFields.some((field) => field !== 'standardOfService' && line[field] !== 0),
  );
}

/** Sickness and its qualifying hours are one absence. */
const absencesOf = ({ sickLeaveHours, qualifyingHours, ...line }: StaffTimeLogLineFields): number[] =>
  [
    daysOf[line.vacationDay] * (line.standardOfService || fullDayHours),
    Math.max(sickLeaveHours, qualifyingHours),
    line.childCareHours,
    line.offDutyHours,
    line.paidLeaveHours,
    line.compensationHours,
  ].filter((hours) => hours > 0);

/**
 * Whether absences fill more than the norm of the day, as vacation and child care do. One alone may be as long as the
 * working day of a person, which the norm does not know: it is asked about from half as much again, or on a free day.
 */
export function isOverfull(line: StaffTimeLogLineFields): boolean {
  const absences = absencesOf(line);
  const most = line.standardOfService * (absences.length === 1 ? 1.5 : 1);
  return absences.reduce((sum, hours) => sum + hours, 0) > most;
}

/** Whether a day of vacation is drawn beside another absence. */
export function isDrawnTwice(line: StaffTimeLogLineFields): boolean {
  return line.vacationDay !== 'None' && absencesOf(line).length > 1;
}

export function ownsTimeLog(user: { userId: number }, ownerId: number): boolean {
  return user.userId === ownerId;
}

/** Who is asked about must say what right they have: without it, a user who is denied would be let in. */
export type TimeLogReader = { userId: number; role: Role; absenceAccess: GrantChoice };

/**
 * Logs contain sick leave: besides the owner, only those may read one whom the right lets in, by default SuperAdmin and
 * higher. Each such reading is logged.
 */
export function canReadTimeLog(reader: TimeLogReader, ownerId: number): boolean {
  return ownsTimeLog(reader, ownerId) || isLetIn(reader, timeLogsOfOthers);
}

export const timeLogsOfOthers = { role: 'SuperAdmin', grant: 'absences' } as const;

/** What a user who may read a log also needs to approve it, or to send it back. */
export function canAttest(reader: TimeLogReader, ownerId: number): boolean {
  return canReadTimeLog(reader, ownerId) && hasRole(reader.role, 'SuperAdmin');
}
