import type { VacationDay } from '../codes/staff-time-logs.ts';
import { staffTimeLogLine } from '../entities/staff-time-log.ts';
import { type Day, daysOfMonth, weekdayOf } from '../lib/days.ts';
import { eveName, holidayName } from '../lib/holidays.ts';
import { type StaffTimeLogLineFields, type StaffTimeLogSums, hourFields } from '../schemas/staff-time-log.ts';
import { hasRole } from './roles.ts';
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

export function ownsTimeLog(user: { userId: number }, ownerId: number): boolean {
  return user.userId === ownerId;
}

/**
 * Logs contain sick leave: besides the owner, only SuperAdmin and higher may read one, and each such reading is logged.
 */
export function canReadTimeLog(user: { userId: number; role: Role }, ownerId: number): boolean {
  return ownsTimeLog(user, ownerId) || hasRole(user.role, 'SuperAdmin');
}
