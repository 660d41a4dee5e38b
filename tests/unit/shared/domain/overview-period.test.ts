import { describe, expect, it } from 'vitest';
import { comparedMonths, monthsOf, comparedRange, rangeOf } from '../../../../shared/domain/overview-period.ts';

const ends = (months: { from: string; to: string }[]) => [months[0]?.from, months.at(-1)?.to, months.length];

describe('the months of a period', () => {
  it.each([
    ['this-year', '2026-11-23', ['2026-01-01', '2026-12-31', 12]],
    ['last-year', '2026-01-01', ['2025-01-01', '2025-12-31', 12]],
    ['twelve-months', '2024-02-29', ['2023-03-01', '2024-02-29', 12]],
    ['twelve-months', '2026-12-31', ['2026-01-01', '2026-12-31', 12]],
    ['this-quarter', '2026-11-23', ['2026-10-01', '2026-12-31', 3]],
    ['this-quarter', '2026-01-01', ['2026-01-01', '2026-03-31', 3]],
  ] as const)('%s on %s', (period, today, expected) => {
    expect(ends(monthsOf(period, today))).toEqual(expected);
  });

  it('are compared with as many, a year or a period before, or with none', () => {
    const quarter = monthsOf('this-quarter', '2026-02-10');
    expect(ends(comparedMonths(quarter, 'year-before'))).toEqual(['2025-01-01', '2025-03-31', 3]);
    expect(ends(comparedMonths(quarter, 'period-before'))).toEqual(['2025-10-01', '2025-12-31', 3]);
    expect(comparedMonths(quarter, 'none')).toEqual([]);
    const before = comparedMonths(quarter, 'year-before');
    expect(comparedRange(quarter, before, '2026-02-10')).toEqual({ from: '2025-01-01', to: '2025-02-10' });
    expect(comparedRange(quarter, before, '2026-04-01')).toEqual({ from: '2025-01-01', to: '2025-03-31' });
    const leap = monthsOf('this-year', '2024-02-29');
    expect(comparedRange(leap, comparedMonths(leap, 'year-before'), '2024-02-29')?.to).toBe('2023-02-28');
    expect(comparedRange(quarter, [], '2026-02-10')).toBe(null);
    expect([rangeOf(quarter), rangeOf([])]).toEqual([{ from: '2026-01-01', to: '2026-03-31' }, null]);
  });
});
