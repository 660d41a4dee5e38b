import { daysOfMonth } from '../../../../shared/lib/days.ts';
import { shortMonthNames } from '../../../../shared/lib/month-names.ts';

export const shortMonthOf = (day: string) => shortMonthNames[Number(day.slice(5, 7)) - 1] ?? '';

export const partsOf = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7))] as const;

/** '2026', or the first and the last month, or days of a part of one. */
export function nameOf({ from, to }: { from: string; to: string }): string {
  const isYear = from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01') && to.endsWith('-12-31');
  if (isYear) return from.slice(0, 4);
  if (daysOfMonth(...partsOf(to)).at(-1) !== to) return `${from} – ${to}`;
  return `${shortMonthOf(from)} ${from.slice(0, 4)} – ${shortMonthOf(to)} ${to.slice(0, 4)}`;
}
