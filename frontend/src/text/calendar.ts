import { weekdayOf } from '../../../shared/lib/days.ts';
import { formatMonth } from '../../../shared/lib/format.ts';
import { shortMonthNames } from '../../../shared/lib/month-names.ts';

const weekdays = ['må', 'ti', 'on', 'to', 'fr', 'lö', 'sö'];

/** A month of the calendar is named by its first day. */
const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));

export const calendarText = {
  weekday: (day: string) => weekdays[weekdayOf(day) - 1]!,
  day: (day: string) => `${Number(day.slice(8))} ${formatMonth(yearOf(day), monthOf(day))}`,
  month: (day: string) => formatMonth(yearOf(day), monthOf(day)),
  shortMonth: (day: string) => shortMonthNames[monthOf(day) - 1]!,
  labels: {
    yearLevelControl: 'Byt till år',
    nextMonth: 'Nästa månad',
    previousMonth: 'Föregående månad',
    nextYear: 'Nästa år',
    previousYear: 'Föregående år',
    nextDecade: 'Nästa årtionde',
    previousDecade: 'Föregående årtionde',
  },
} as const;
