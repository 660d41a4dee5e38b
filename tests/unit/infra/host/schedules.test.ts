import { expect, it } from 'vitest';
import { isDueAt, rateMs } from '../../../../infra/host/schedules.ts';

const nights = 'cron(0/15 1-4 * * ? *)';
const isDue = (instant: string) => isDueAt(nights, 'Europe/Stockholm', new Date(instant));

it('a schedule of the night is due by the Swedish clock, in summer and winter', () => {
  expect(['2026-01-10T00:00:00Z', '2026-01-10T03:45:30Z', '2026-07-10T23:00:00Z'].map(isDue)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['2026-01-10T00:01:00Z', '2026-01-09T23:45:00Z', '2026-01-10T04:00:00Z'].map(isDue)).toEqual([
    false,
    false,
    false,
  ]);
});

it('a schedule of one hour is due in that hour alone', () => {
  const isDueInTheMorning = (instant: string) => isDueAt('cron(0/15 6 * * ? *)', 'Europe/Stockholm', new Date(instant));
  expect(['2026-01-10T05:00:00Z', '2026-07-10T04:45:00Z'].map(isDueInTheMorning)).toEqual([true, true]);
  expect(['2026-01-10T05:01:00Z', '2026-01-10T06:00:00Z'].map(isDueInTheMorning)).toEqual([false, false]);
});

it('a rate is due at no certain minute, and what is neither is refused', () => {
  expect(isDueAt('rate(15 minutes)', 'UTC', new Date())).toBeUndefined();
  expect(rateMs('rate(15 minutes)')).toBe(900_000);
  expect(() => isDueAt('cron(5 4 1 * ? *)', 'UTC', new Date())).toThrow('cannot run');
  expect(() => rateMs(nights)).toThrow('cannot run');
});
