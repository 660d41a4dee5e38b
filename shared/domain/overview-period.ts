import type { Comparison, OverviewPeriod } from '../codes/overview.ts';
import { type Day, daysOfMonth, yearOf } from '../lib/days.ts';
import { monthIndex, monthOf, monthOfIndex } from '../lib/months.ts';

export type DayRange = { from: Day; to: Day };

export function monthsOf(period: OverviewPeriod, today: Day): DayRange[] {
  const thisMonth = monthIndex(monthOf(today));
  const january = monthIndex({ year: yearOf(today), month: 1 });
  switch (period) {
    case 'this-year':
      return monthsFrom(january, 12);
    case 'last-year':
      return monthsFrom(january - 12, 12);
    case 'twelve-months':
      return monthsFrom(thisMonth - 11, 12);
    case 'this-quarter':
      return monthsFrom(thisMonth - ((thisMonth - 1) % 3), 3);
  }
}

/** The month to compare each month with; empty for 'none'. */
export function comparedMonths(months: readonly DayRange[], comparison: Comparison): DayRange[] {
  const back = { 'year-before': 12, 'period-before': months.length, none: 0 }[comparison];
  return back === 0 ? [] : months.flatMap(({ from }) => monthsFrom(monthIndex(monthOf(from)) - back, 1));
}

export function rangeOf(months: readonly DayRange[]): DayRange | null {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** For a running period, the compared months up to the same day as today; for an ended one, all of them. */
export function comparedRange(months: readonly DayRange[], compared: readonly DayRange[], today: Day): DayRange | null {
  const whole = rangeOf(compared);
  const currentIndex = months.findIndex(({ to }) => to >= today);
  const counterpart = compared[currentIndex];
  if (!whole || !counterpart) return whole;
  const sameDay = `${counterpart.to.slice(0, 8)}${today.slice(8)}`;
  return { from: whole.from, to: sameDay < counterpart.to ? sameDay : counterpart.to };
}

function monthsFrom(first: number, count: number): DayRange[] {
  return Array.from({ length: count }, (_, index) => {
    const { year, month } = monthOfIndex(first + index);
    const days = daysOfMonth(year, month);
    return { from: days[0]!, to: days.at(-1)! };
  });
}
