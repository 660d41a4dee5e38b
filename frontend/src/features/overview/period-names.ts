import { daysOfMonth } from '../../../../shared/lib/days.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import { shortMonthNames } from '../../../../shared/lib/month-names.ts';
import { monthOf } from '../../../../shared/lib/months.ts';

/** 'jan' */
export const shortMonthName = (day: string) => shortMonthNames[monthOf(day).month - 1] ?? '';

/** 'januari 2026' */
export function monthName(day: string): string {
  const { year, month } = monthOf(day);
  return formatMonth(year, month);
}

/** '2026', or 'okt 2025 – sep 2026', or its days if it ends before its month does. */
export function periodName({ from, to }: { from: string; to: string }): string {
  const isYear = from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01') && to.endsWith('-12-31');
  if (isYear) return from.slice(0, 4);
  const { year, month } = monthOf(to);
  if (daysOfMonth(year, month).at(-1) !== to) return `${from} – ${to}`;
  return `${shortMonthName(from)} ${from.slice(0, 4)} – ${shortMonthName(to)} ${to.slice(0, 4)}`;
}
