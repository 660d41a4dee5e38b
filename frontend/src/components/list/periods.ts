import { addDays, type Day, weekdayOf, yearOf } from '../../../../shared/lib/days.ts';
import type { periodsText } from '../../text/periods.ts';
import type { Filter, Period } from './list-definition.ts';

export type Preset = keyof typeof periodsText.presets;
type Days = { from: Day; to: Day };

export function periodsOn(today: Day, fiscalYearStart: number): Record<Preset, Days> {
  const year = yearOf(today);
  const month = Number(today.slice(5, 7));
  const monday = addDays(today, 1 - weekdayOf(today));
  const quarter = month - ((month - 1) % 3);
  const fiscalYear = month < fiscalYearStart ? year - 1 : year;
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    thisWeek: { from: monday, to: addDays(monday, 6) },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    thisMonth: months(year, month, 1),
    lastMonth: months(year, month - 1, 1),
    last30Days: { from: addDays(today, -29), to: today },
    thisQuarter: months(year, quarter, 3),
    lastQuarter: months(year, quarter - 3, 3),
    thisYear: months(year, 1, 12),
    lastYear: months(year - 1, 1, 12),
    fiscalYear: months(fiscalYear, fiscalYearStart, 12),
    lastFiscalYear: months(fiscalYear - 1, fiscalYearStart, 12),
  };
}

/** The one of the periods that both ends of a filter name, if they do. */
export function presetOf(
  { from, to }: Period,
  written: Readonly<Record<string, string>>,
  periods: Readonly<Record<Preset, Days>>,
): Preset | undefined {
  const name = written[from] ?? '';
  return Object.hasOwn(periods, name) && written[to] === name ? (name as Preset) : undefined;
}

/** The values of a filter, with the days of a period that moves with time in place of its name. */
export function inDays(
  filters: readonly Filter[],
  written: Readonly<Record<string, string>>,
  { today, fiscalYearStart }: { today: Day; fiscalYearStart: number },
): Record<string, string> {
  const periods = periodsOn(today, fiscalYearStart);
  const days = filters.flatMap((filter) => {
    const period = filter.kind === 'day' ? filter.period : undefined;
    const preset = period && presetOf(period, written, periods);
    if (!preset) return [];
    const { from, to } = periods[preset];
    return [
      [period.from, from],
      [period.to, to],
    ];
  });
  return { ...written, ...(Object.fromEntries(days) as Record<string, string>) };
}

function months(year: number, month: number, count: number): Days {
  return { from: firstDay(year, month), to: addDays(firstDay(year, month + count), -1) };
}

const firstDay = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
