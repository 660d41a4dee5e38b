import type { TimeLogState } from '../codes/staff-time-logs.ts';
import { type Day, addDays, daysBetween, daysOfMonth } from '../lib/days.ts';
import { type Month, monthAfter, monthIndex, monthOf, writeMonth } from '../lib/months.ts';
import type { StaffTimeLogLineFields } from '../schemas/staff-time-log.ts';
import { type Attest, stateOf } from './time-log-attest.ts';
import { sumsOf } from './staff-time-log.ts';

type Log = Month & Attest & { lines: readonly StaffTimeLogLineFields[] };

/** What a user's record says. Hours and days at the end of the balance's day. */
type Employment = {
  employedUntil: Day | null;
  balanceDate: Day | null;
  balanceFlexHours: number;
  balanceVacationDays: number;
};

type BalanceInput = { user: Employment; logs: readonly Log[]; today: Day; vacationDaysPerYear: number };

/** In hours of flex, or days of vacation. */
type Change = { earned: number; taken: number; balance: number };
type MonthBalance = Month & { state: TimeLogState | null; flex: Change; vacation: Change };

/**
 * A user's balances at the end of each month, from the opening balance, or from zero and the first log without one, to
 * the current month or the last of the employment.
 *
 * Flex: the log's deviation (what is worked beyond the norm of the day, absence counted as worked) less what is taken.
 * Vacation: Semesterlagen (1977:480). The year in which it is earned begins on 1 April (3 §); each day of employment
 * earns its part of the year's days, except days of leave without pay (17 §); a whole year is rounded up (7 §). Sick
 * leave and care of children earn vacation, so that no balance tells of them.
 */
export function balancesOf({ user, logs, today, vacationDaysPerYear }: BalanceInput): MonthBalance[] {
  const inOrder = logs.toSorted((one, other) => monthIndex(one) - monthIndex(other));
  const begins = firstDayOf(user, inOrder);
  const ends = user.employedUntil !== null && user.employedUntil < today ? user.employedUntil : today;
  if (begins === undefined || begins > ends) return [];
  const earning = { begins, ends, daysPerYear: vacationDaysPerYear, isSplit: user.balanceVacationDays !== 0 };
  const byMonth = new Map(inOrder.map((log) => [writeMonth(log), log]));
  const leave = new Set(inOrder.flatMap((log) => daysOfLeave(log)));
  const rows: MonthBalance[] = [];
  let [flexNow, vacationNow] = [hundredths(user.balanceFlexHours), hundredths(user.balanceVacationDays)];
  for (let month = monthOf(begins); monthIndex(month) <= monthIndex(monthOf(ends)); month = monthAfter(month, 1)) {
    const log = byMonth.get(writeMonth(month));
    const sums = sumsOf(log ? linesFrom(log, begins) : []);
    const flex = { earned: hundredths(sums.overtimeHours), taken: hundredths(sums.compensationHours) };
    const vacation = { earned: earnedIn(month, earning, leave), taken: hundredths(sums.vacationDays) };
    flexNow += flex.earned - flex.taken;
    vacationNow += vacation.earned - vacation.taken;
    rows.push({
      ...month,
      state: log ? stateOf(log) : null,
      flex: { earned: flex.earned / 100, taken: flex.taken / 100, balance: flexNow / 100 },
      vacation: { earned: vacation.earned / 100, taken: vacation.taken / 100, balance: vacationNow / 100 },
    });
  }
  return rows;
}

type Balances = {
  flex: Change & { opening: number };
  vacation: Change & { opening: number };
  /** The latest month that is sent in. */
  until: Month | null;
};

/** What all the months come to, with those logs alone that are sent in. */
export function submittedBalances({ logs, ...known }: BalanceInput): Balances {
  const submitted = logs.filter(({ status }) => status === 'Submitted');
  // A month that is not sent in begins the count, too.
  const months = balancesOf({
    ...known,
    logs: logs.map((log) => (submitted.includes(log) ? log : { ...log, lines: [] })),
  });
  const { balanceFlexHours, balanceVacationDays } = known.user;
  const latest = submitted.toSorted((one, other) => monthIndex(other) - monthIndex(one))[0];
  const total = (of: 'flex' | 'vacation', opening: number) => {
    const sum = (which: 'earned' | 'taken') =>
      months.reduce((all, month) => all + hundredths(month[of][which]), 0) / 100;
    return { opening, earned: sum('earned'), taken: sum('taken'), balance: months.at(-1)?.[of].balance ?? opening };
  };
  return {
    flex: total('flex', balanceFlexHours),
    vacation: total('vacation', balanceVacationDays),
    until: latest ? { year: latest.year, month: latest.month } : null,
  };
}

const hundredths = (value: number): number => Math.round(value * 100);

function firstDayOf({ balanceDate }: Employment, logs: readonly Log[]): Day | undefined {
  if (balanceDate !== null) return addDays(balanceDate, 1);
  const [first] = logs;
  return first && `${writeMonth(first)}-01`;
}

const dayOfLine = (log: Month, line: StaffTimeLogLineFields): Day => daysOfMonth(log.year, log.month)[line.day - 1]!;

const linesFrom = (log: Log, begins: Day) => log.lines.filter((line) => dayOfLine(log, line) >= begins);

const daysOfLeave = (log: Log): Day[] =>
  log.lines
    .filter(({ offDutyHours, standardOfService }) => offDutyHours > 0 && offDutyHours >= standardOfService)
    .map((line) => dayOfLine(log, line));

type VacationPeriod = { begins: Day; ends: Day; daysPerYear: number; isSplit: boolean };

/** Hundredths of days. */
function earnedIn(month: Month, earning: VacationPeriod, leave: ReadonlySet<Day>): number {
  const days = daysOfMonth(month.year, month.month);
  const first = earningYearOf(days[0]!);
  const before = addDays(days[0]!, -1);
  return earnedUntil(days.at(-1)!, first, earning, leave) - earnedUntil(before, first, earning, leave);
}

/** The first day of the year in which a day earns vacation: 1 April. */
function earningYearOf(day: Day): Day {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? `${year}-04-01` : `${year - 1}-04-01`;
}

/** What is earned of a year up to a day. Its last day rounds it up, unless a part of it is in the opening balance. */
function earnedUntil(day: Day, yearFrom: Day, earning: VacationPeriod, leave: ReadonlySet<Day>): number {
  const next = `${Number(yearFrom.slice(0, 4)) + 1}-04-01`;
  const from = earning.begins > yearFrom ? earning.begins : yearFrom;
  const to = day < earning.ends ? day : earning.ends;
  if (to < from) return 0;
  const away = [...leave].filter((one) => one >= from && one <= to).length;
  const parts = (daysBetween(from, to) + 1 - away) * earning.daysPerYear;
  const length = daysBetween(yearFrom, next);
  const isWhole = addDays(to, 1) === next && !(earning.isSplit && from > yearFrom);
  return isWhole ? Math.ceil(parts / length) * 100 : Math.round((parts * 100) / length);
}
