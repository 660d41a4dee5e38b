import { addDays, type Day, weekdayOf, yearOf } from '../../../shared/lib/days.ts';
import { monthNames } from '../../../shared/lib/month-names.ts';
import { capitalized } from '../../../shared/lib/text.ts';
import { periodsText } from './periods.ts';

const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];

/** 'I dag', 'I går', 'Lördag 21 november', 'Onsdag 31 december 2025' */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return periodsText.presets.today;
  if (day === addDays(today, -1)) return periodsText.presets.yesterday;
  const date = `${weekdays[weekdayOf(day) - 1]} ${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;
  return capitalized(yearOf(day) === yearOf(today) ? date : `${date} ${yearOf(day)}`);
}
