import { addDays, type Day, dayOf, startOfDay } from '../lib/days.ts';

const hour = 7;
/** What comes shortly before the mail waits for the next one, since the mail may already be under way. */
const closesBeforeMs = 15 * 60_000;

/** The instant of a day's mail. */
export function mailTimeOf(day: Day): string {
  return new Date(Date.parse(startOfDay(day)) + hour * 60 * 60_000).toISOString();
}

/** The day whose mail tells of something that happens now. */
export function mailDayOf(now: Date): Day {
  const today = dayOf(now);
  return now.getTime() < Date.parse(mailTimeOf(today)) - closesBeforeMs ? today : addDays(today, 1);
}
