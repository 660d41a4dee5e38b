import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, submittedBalances } from '../../../../shared/domain/balances.ts';
import { newAttest, submitted } from '../../../../shared/domain/time-log-attest.ts';
import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { byTier, seed } from '../../../support/tier.ts';

/** Balances are counted anew day by day, in whole half hours and in parts of a year, without the product's code. */

const dayMs = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const line = fc.record({
  norm: fc.constantFrom(0, 7, 7, 7, 3.5),
  over: fc.constantFrom(0, 0, 0, 1, 3),
  comp: fc.constantFrom(0, 0, 0, 0, 4, 14),
  sick: fc.constantFrom(0, 0, 14),
  leave: fc.constantFrom(0, 0, 0, 2, 14),
  vacation: fc.constantFrom('None', 'None', 'None', 'Half', 'Full'),
});
const log = fc.record({
  back: fc.nat(30),
  isSubmitted: fc.boolean(),
  lines: fc.array(line, { minLength: 31, maxLength: 31 }),
});
const firms = fc.record({
  today: fc.constantFrom('2026-11-23', '2026-03-31', '2026-04-01', '2024-02-29', '2025-12-31'),
  balanceDate: fc.constantFrom(null, '2026-03-31', '2025-12-31', '2024-02-28', '2025-06-15', '2027-01-01'),
  opening: fc.record({ flex: fc.integer({ min: -40, max: 60 }), vacation: fc.constantFrom(0, 0, 12, 25.5) }),
  employedUntil: fc.constantFrom(null, null, '2026-03-31', '2026-10-15'),
  vacationDaysPerYear: fc.constantFrom(25, 30),
  logs: fc.uniqueArray(log, { selector: ({ back }) => back, maxLength: 14 }),
});
type Firm = typeof firms extends fc.Arbitrary<infer One> ? One : never;

const monthsBack = (today: string, back: number) => {
  const date = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
};

function knownOf(firm: Firm) {
  const logs = firm.logs.map(({ back, isSubmitted, lines }) => {
    const month = monthsBack(firm.today, back);
    return {
      ...month,
      ...(isSubmitted ? submitted(new Date('2026-11-01T08:00:00Z')) : newAttest),
      lines: lines.slice(0, lengthOf(month.year, month.month)).map((one, index) => ({
        ...staffTimeLogLine.empty,
        day: index + 1,
        standardOfService: one.norm,
        overtimeHours: one.over / 2,
        compensationHours: one.comp / 2,
        sickLeaveHours: one.sick / 2,
        offDutyHours: one.leave / 2,
        vacationDay: one.vacation,
      })),
    };
  });
  const { balanceDate, employedUntil, opening, today, vacationDaysPerYear } = firm;
  const user = {
    balanceDate,
    employedUntil,
    balanceFlexHours: opening.flex / 2,
    balanceVacationDays: opening.vacation,
  };
  return { user, logs, today, vacationDaysPerYear };
}

/** The balances at the end of a day, counted from the beginning. */
function countedAt(firm: Firm, until: string, isCounted: (one: Firm['logs'][number]) => boolean) {
  const written = (one: Firm['logs'][number]) => {
    const { year, month } = monthsBack(firm.today, one.back);
    return `${year}-${String(month).padStart(2, '0')}`;
  };
  const lineOf = (day: string) => {
    const found = firm.logs.find((one) => written(one) === day.slice(0, 7));
    return found && { ...found.lines[Number(day.slice(8)) - 1]!, counts: isCounted(found) };
  };
  const first = firm.logs.map(written).toSorted()[0];
  const begins = firm.balanceDate ? iso(Date.parse(firm.balanceDate) + dayMs) : first && `${first}-01`;
  let [halfHours, halfDays] = [firm.opening.flex, firm.opening.vacation * 2];
  /** By the calendar year of its April: days that earn, and whether the year is whole. */
  const years = new Map<number, { days: number; first: string; last: string }>();
  const last = [until, firm.today, firm.employedUntil ?? '9999'].toSorted()[0]!;
  if (begins !== undefined) {
    for (let day = begins; day <= last; day = iso(Date.parse(day) + dayMs)) {
      const its = lineOf(day);
      const april = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
      const year = years.get(april) ?? { days: 0, first: day, last: day };
      const isAway = its && its.counts && its.leave > 0 && its.leave / 2 >= its.norm;
      years.set(april, { ...year, days: year.days + (isAway ? 0 : 1), last: day });
      if (!its?.counts) continue;
    }
    // A month's row has all its days, also those ahead of today.
    for (let day = begins; day <= until; day = iso(Date.parse(day) + dayMs)) {
      const its = lineOf(day);
      if (!its?.counts) continue;
      halfHours += its.over - its.comp;
      halfDays -= its.vacation === 'Full' ? 2 : its.vacation === 'Half' ? 1 : 0;
    }
  }
  let earned = 0;
  for (const [april, { days, first: from, last: to }] of years) {
    const length = (Date.UTC(april + 1, 3, 1) - Date.UTC(april, 3, 1)) / dayMs;
    const isWhole = to === `${april + 1}-03-31` && (firm.opening.vacation === 0 || from === `${april}-04-01`);
    const exact = (days * firm.vacationDaysPerYear) / length;
    earned += isWhole ? Math.ceil(exact) : Math.round(exact * 100) / 100;
  }
  return { flex: halfHours / 2, vacation: Math.round(halfDays * 50 + earned * 100) / 100 };
}

const endOf = ({ year, month }: { year: number; month: number }) => iso(Date.UTC(year, month, 0));

describe('balances', () => {
  it('equal a count day by day, at the end of each month', () => {
    fc.assert(
      fc.property(firms, (firm) => {
        for (const row of balancesOf(knownOf(firm))) {
          const counted = countedAt(firm, endOf(row), () => true);
          expect([row.flex.balance, row.vacation.balance]).toEqual([counted.flex, counted.vacation]);
        }
      }),
      { numRuns: byTier(20, 200), seed: seed() },
    );
  });

  it('of what is sent in leave out the hours and days of drafts', () => {
    fc.assert(
      fc.property(firms, (firm) => {
        const known = knownOf(firm);
        const { flex, vacation } = submittedBalances(known);
        const ends = balancesOf(known).at(-1);
        const counted = countedAt(firm, ends ? endOf(ends) : '0000', ({ isSubmitted }) => isSubmitted);
        expect([flex.balance, vacation.balance]).toEqual([counted.flex, counted.vacation]);
        for (const one of [flex, vacation])
          expect(Math.round((one.opening + one.earned - one.taken) * 100)).toBe(Math.round(one.balance * 100));
      }),
      { numRuns: byTier(20, 200), seed: seed() },
    );
  });

  it('do not change with sick leave', () => {
    fc.assert(
      fc.property(firms, (firm) => {
        const known = knownOf(firm);
        const healthy = known.logs.map((one) => ({
          ...one,
          lines: one.lines.map((its) => ({ ...its, sickLeaveHours: 0 })),
        }));
        expect(balancesOf({ ...known, logs: healthy })).toEqual(balancesOf(known));
      }),
      { numRuns: 20, seed: seed() },
    );
  });

  it('give 25 days for a whole year of employment, and round a part of one up', () => {
    const hired = { employedUntil: null, balanceFlexHours: 0, balanceVacationDays: 0 };
    const at = (balanceDate: string, today: string) =>
      balancesOf({ user: { ...hired, balanceDate }, logs: [], today, vacationDaysPerYear: 25 }).at(-1)?.vacation
        .balance;
    expect(at('2025-03-31', '2026-03-31')).toBe(25);
    // 151 days of 365: 10.34, which the law rounds up.
    expect(at('2025-10-31', '2026-03-31')).toBe(11);
    expect(at('2025-10-31', '2026-03-30')).toBe(10.27);
  });
});
