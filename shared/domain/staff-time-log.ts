import type { Role } from '../contract/route.ts';
import { type Day, daysOfMonth, weekdayOf } from '../lib/days.ts';
import { holidayName } from '../lib/holidays.ts';
import {
  type StaffTimeLogLineFields,
  type StaffTimeLogSums,
  type VacationDay,
  hourFields,
} from '../schemas/staff-time-log.ts';
import { hasRole } from './roles.ts';

const fullDayHours = 7;

/** Whether nobody is expected to work: a Saturday, a Sunday or a public holiday. */
export function isFreeDay(day: Day): boolean {
  return weekdayOf(day) > 5 || holidayName(day) !== undefined;
}

/** The lines a month begins with: the norm on working days, nothing else. @param month 1 to 12 */
export function firstLines(year: number, month: number): StaffTimeLogLineFields[] {
  return daysOfMonth(year, month).map((day, index) => ({
    day: index + 1,
    standardOfService: isFreeDay(day) ? 0 : fullDayHours,
    overtimeHours: 0,
    sickLeaveHours: 0,
    qualifyingHours: 0,
    childCareHours: 0,
    offDutyHours: 0,
    paidLeaveHours: 0,
    vacationDay: 'None',
  }));
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

/** A log is its owner's to change, nobody else's. */
export function ownsTimeLog(user: { userId: number }, ownerId: number): boolean {
  return user.userId === ownerId;
}

/** It holds sick leave: besides its owner, SuperAdmin and up may read it, and that they did is kept. */
export function canReadTimeLog(user: { userId: number; role: Role }, ownerId: number): boolean {
  return ownsTimeLog(user, ownerId) || hasRole(user.role, 'SuperAdmin');
}
