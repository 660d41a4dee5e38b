import { isFreeDay } from '../../../../shared/domain/staff-time-log.ts';
import { type Day, dayOf, daysOfMonth, weekOf, weekdayOf } from '../../../../shared/lib/days.ts';
import { eveName, holidayName } from '../../../../shared/lib/holidays.ts';

const weekday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', weekday: 'long' });

export type MonthDay = {
  day: Day;
  number: number;
  weekday: string;
  week: number;
  isMonday: boolean;
  isFree: boolean;
  isToday: boolean;
  name: string | undefined;
};

export function monthDays(year: number, month: number): MonthDay[] {
  const today = dayOf(new Date());
  return daysOfMonth(year, month).map((day, index) => ({
    day,
    number: index + 1,
    weekday: weekday.format(new Date(`${day}T12:00:00Z`)),
    week: weekOf(day),
    isMonday: weekdayOf(day) === 1,
    isFree: isFreeDay(day),
    isToday: day === today,
    name: holidayName(day) ?? eveName(day),
  }));
}
