import type { Comparison, OverviewPeriod } from '../codes/overview.ts';
import { type Day, daysOfMonth, yearOf } from '../lib/days.ts';

export type Month = { from: Day; to: Day };

export function monthsOf(period: OverviewPeriod, today: Day): Month[] {
  const thisMonth = monthNumber(today);
  const january = yearOf(today) * 12;
  switch (period) {
    case 'this-year':
      return monthsFrom(january, 12);
    case 'last-year':
      return monthsFrom(january - 12, 12);
    case 'twelve-months':
      return monthsFrom(thisMonth - 11, 12);
    case 'this-quarter':
      return monthsFrom(thisMonth - (thisMonth % 3), 3);
  }
}

/** As many months, each beside its own; none to compare with. */
export function comparedMonths(months: readonly Month[], comparison: Comparison): Month[] {
  const back = { 'year-before': 12, 'period-before': months.length, none: 0 }[comparison];
  return back === 0 ? [] : months.flatMap(({ from }) => monthsFrom(monthNumber(from) - back, 1));
}

export function wholeOf(months: readonly Month[]): Month | null {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** The part of the compared months that is as old as what there is of a period that has not ended; else all of them. */
export function samePart(months: readonly Month[], compared: readonly Month[], today: Day): Month | null {
  const whole = wholeOf(compared);
  const running = months.findIndex(({ to }) => to >= today);
  const beside = compared[running];
  if (!whole || !beside) return whole;
  const sameDay = `${beside.to.slice(0, 8)}${today.slice(8)}`;
  return { from: whole.from, to: sameDay < beside.to ? sameDay : beside.to };
}

/** Months since the year 0. */
function monthNumber(day: Day): number {
  return yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthsFrom(first: number, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => {
    const days = daysOfMonth(Math.floor((first + index) / 12), ((first + index) % 12) + 1);
    return { from: days[0]!, to: days.at(-1)! };
  });
}
