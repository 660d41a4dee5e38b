import { describe, expect, it } from 'vitest';
import { daysOf, monthAround, monthsAround, stateOfTimeLog, weekAround } from '../../../../shared/domain/my-day.ts';
import { firstLines, normOfDays } from '../../../../shared/domain/staff-time-log.ts';

describe('the periods of a day', () => {
  it('are its week from Monday and its month', () => {
    expect(weekAround('2026-11-01')).toEqual({ from: '2026-10-26', to: '2026-11-01' });
    expect(weekAround('2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(monthAround('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('need the logs of the months of its week, and of the two months before', () => {
    const months = monthsAround('2027-01-02').map(({ year, month }) => `${year}-${month}`);
    expect(new Set(months)).toEqual(new Set(['2026-12', '2027-1', '2026-11']));
  });
});

describe('the norm of a period', () => {
  const log = (month: number, employmentPercentage: number) => ({
    year: 2026,
    month,
    employmentPercentage,
    lines: firstLines({ year: 2026, month, eveHours: 0 }),
  });

  it('is seven hours a working day for a user without logs', () => {
    expect(normOfDays(daysOf(monthAround('2026-11-20')), [], 0)).toBe(21 * 7);
    expect(normOfDays(daysOf(weekAround('2026-12-24')), [], 4)).toBe(3 * 7 + 4);
  });

  it('follows the log of each month and its percentage of employment', () => {
    const half = { ...log(9, 50), lines: log(9, 50).lines.map((line) => ({ ...line, standardOfService: 6 })) };
    // Monday to Wednesday are in September, Thursday and Friday in October.
    expect(normOfDays(daysOf(weekAround('2026-09-30')), [log(10, 100), half], 0)).toBe(3 * 3 + 2 * 7);
  });

  it('takes the percentage of the newest log for a month that is not opened', () => {
    expect(normOfDays(daysOf(weekAround('2026-11-20')), [log(9, 100), log(10, 80)], 0)).toBe(28);
  });
});

describe('the state of the time log', () => {
  const of = (month: number, status: 'Draft' | 'Submitted') => ({ year: 2026, month, status });
  it.each([
    ['is not sent while it is a draft', [of(10, 'Draft')], { year: 2026, month: 10, isSubmitted: false }],
    ['is sent once submitted', [of(10, 'Submitted')], { year: 2026, month: 10, isSubmitted: true }],
    [
      'is not sent when only the month before has a log',
      [of(9, 'Submitted')],
      { year: 2026, month: 10, isSubmitted: false },
    ],
    ['is none for a user who keeps no logs', [of(11, 'Draft'), of(8, 'Submitted')], null],
  ] as const)('%s', (_, logs, state) => {
    expect(stateOfTimeLog(logs, '2026-11-20')).toEqual(state);
  });
});
