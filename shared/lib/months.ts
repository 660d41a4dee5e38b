import { type Day, addDays } from './days.ts';

export type Month = { year: number; month: number };

/** Months as numbers that follow each other. */
export const monthIndex = ({ year, month }: Month): number => year * 12 + month;

export function monthOfIndex(index: number): Month {
  const month = ((index - 1) % 12) + 1;
  return { year: (index - month) / 12, month };
}

export const monthAfter = (month: Month, months: number): Month => monthOfIndex(monthIndex(month) + months);

/** For example '2026-10', which sorts as text. */
export function writeMonth({ year, month }: Month): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export function readMonth(written: string | null): Month | undefined {
  const [, year, month] = /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.exec(written ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

export function monthOf(day: Day): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function latestEndedMonth(today: Day): Month {
  return monthOf(addDays(`${today.slice(0, 7)}-01`, -1));
}

export function isEnded(month: Month, today: Day): boolean {
  return writeMonth(month) < today.slice(0, 7);
}
