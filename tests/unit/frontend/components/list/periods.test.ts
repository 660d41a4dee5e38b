import { describe, expect, it } from 'vitest';
import { periodsOn } from '../../../../../frontend/src/components/list/periods.ts';

const on = (today: string, fiscalYearStart = 1) =>
  Object.fromEntries(
    Object.entries(periodsOn(today, fiscalYearStart)).map(([name, { from, to }]) => [name, `${from} ${to}`]),
  );

describe('the usual periods', () => {
  it('are whole weeks, months, quarters and years around the day', () => {
    expect(on('2026-11-22')).toEqual({
      today: '2026-11-22 2026-11-22',
      yesterday: '2026-11-21 2026-11-21',
      thisWeek: '2026-11-16 2026-11-22',
      lastWeek: '2026-11-09 2026-11-15',
      thisMonth: '2026-11-01 2026-11-30',
      lastMonth: '2026-10-01 2026-10-31',
      last30Days: '2026-10-24 2026-11-22',
      thisQuarter: '2026-10-01 2026-12-31',
      lastQuarter: '2026-07-01 2026-09-30',
      thisYear: '2026-01-01 2026-12-31',
      lastYear: '2025-01-01 2025-12-31',
      fiscalYear: '2026-01-01 2026-12-31',
      lastFiscalYear: '2025-01-01 2025-12-31',
    });
  });

  it('go over the turn of the year and leap days', () => {
    const { yesterday, lastMonth, lastQuarter, thisWeek } = on('2028-01-01');
    expect([yesterday, lastMonth, lastQuarter, thisWeek]).toEqual([
      '2027-12-31 2027-12-31',
      '2027-12-01 2027-12-31',
      '2027-10-01 2027-12-31',
      '2027-12-27 2028-01-02',
    ]);
    expect(on('2028-03-31')['lastMonth']).toBe('2028-02-01 2028-02-29');
  });

  it.each([
    ['2026-04-30', '2025-05-01 2026-04-30', '2024-05-01 2025-04-30'],
    ['2026-05-01', '2026-05-01 2027-04-30', '2025-05-01 2026-04-30'],
  ])('have a fiscal year that begins in May: on %s it is %s', (today, fiscalYear, lastFiscalYear) => {
    expect(on(today, 5)).toMatchObject({ fiscalYear, lastFiscalYear });
  });
});
