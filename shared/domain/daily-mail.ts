import { addDays, type Day, dayOf, startOfDay } from '../lib/days.ts';

const hoursBeforeMidnight = 17;
/** What comes shortly before the mail waits for the next one, since the mail may already be under way. */
const closesBeforeMs = 15 * 60_000;

/** Seven in the morning, counted from the next midnight: in the night before, clocks may change. */
export function mailTimeOf(day: Day): string {
  const midnight = Date.parse(startOfDay(addDays(day, 1)));
  return new Date(midnight - hoursBeforeMidnight * 60 * 60_000).toISOString();
}

/** The day whose mail tells of something that happens now. */
export function mailDayOf(now: Date): Day {
  const today = dayOf(now);
  return now.getTime() < Date.parse(mailTimeOf(today)) - closesBeforeMs ? today : addDays(today, 1);
}
