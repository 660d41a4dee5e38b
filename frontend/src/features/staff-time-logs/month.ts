import { type Day, dayOf } from '../../../../shared/lib/days.ts';

export type Month = { year: number; month: number };

export function thisMonth(): Month {
  const today = dayOf(new Date());
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

export function readMonth(written: string | null): Month | undefined {
  const [, year, month] = /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.exec(written ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

export function firstDay(month: Month): Day {
  return `${writeMonth(month)}-01`;
}

export function isOver(month: Month): boolean {
  return writeMonth(month) < writeMonth(thisMonth());
}
