import type { StaffTimeLogStatus } from '../codes/staff-time-logs.ts';
import { type Day, addDays, daysBetween, daysOfMonth, weekdayOf } from '../lib/days.ts';
import { type Month, latestEndedMonth, monthAfter, monthOf } from '../lib/months.ts';

export type Period = { from: Day; to: Day };

/** From Monday to Sunday. */
export function weekAround(today: Day): Period {
  const from = addDays(today, 1 - weekdayOf(today));
  return { from, to: addDays(from, 6) };
}

export function monthAround(today: Day): Period {
  const { year, month } = monthOf(today);
  const days = daysOfMonth(year, month);
  return { from: days[0]!, to: days.at(-1)! };
}

export function daysOf({ from, to }: Period): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The months of which a day's page needs the time logs: those of its week, and the two before. */
export function monthsAround(today: Day): Month[] {
  const { from, to } = weekAround(today);
  const before = latestEndedMonth(today);
  return [monthOf(from), monthOf(to), monthOf(today), before, monthAfter(before, -1)];
}

/** The state for the latest month that ended; null for a user who has opened neither it nor the one before. */
export function stateOfTimeLog(logs: readonly (Month & { status: StaffTimeLogStatus })[], today: Day) {
  const { year, month } = latestEndedMonth(today);
  const find = (wanted: Month) => logs.find((log) => log.year === wanted.year && log.month === wanted.month);
  const log = find({ year, month });
  if (!log && !find(monthAfter({ year, month }, -1))) return null;
  return { year, month, isSubmitted: log !== undefined && log.status !== 'Draft' };
}
