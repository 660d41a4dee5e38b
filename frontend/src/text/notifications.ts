import { addDays, type Day, yearOf } from '../../../shared/lib/days.ts';
import { capitalized } from '../../../shared/lib/text.ts';
import { periodsText } from './periods.ts';

const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** 'I dag', 'I går', 'Lördag 21 november', 'Onsdag 31 december 2025' */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return periodsText.presets.today;
  if (day === addDays(today, -1)) return periodsText.presets.yesterday;
  const name = capitalized(date.format(new Date(`${day}T12:00:00Z`)));
  return yearOf(day) === yearOf(today) ? name : `${name} ${yearOf(day)}`;
}
