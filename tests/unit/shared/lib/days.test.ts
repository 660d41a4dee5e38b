import { describe, expect, it } from 'vitest';
import { aYearBefore, addDays, dayOf, isDay, isWithin, startOfDay } from '../../../../shared/lib/days.ts';

describe('a day', () => {
  it('has the same day a year before, of a leap day the last of February', () => {
    expect(['2026-11-22', '2028-02-29', '2029-02-28'].map(aYearBefore)).toEqual([
      '2025-11-22',
      '2027-02-28',
      '2028-02-28',
    ]);
  });

  it.each([
    ['2026-01-01T22:59:59.999Z', '2026-01-01'],
    ['2026-01-01T23:00:00.000Z', '2026-01-02'],
    ['2026-07-01T21:59:59.999Z', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ])('is the one in Sweden: %s is %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });

  it('counts over months, leap days and the changes of the clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 30)).toBe('2026-04-28');
    expect(addDays('2026-10-25', -1)).toBe('2026-10-24');
  });

  it.each([
    ['2026-01-02', '2026-01-01T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(day)).toBe(instant);
  });

  it('holds its instants from the first to the last', () => {
    const period = { dateFrom: '2026-07-01', dateTo: '2026-07-02' };
    const within = [
      '2026-06-30T21:59:59.999Z',
      startOfDay('2026-07-01'),
      '2026-07-02T21:59:59.999Z',
      startOfDay('2026-07-03'),
    ];
    expect(within.map((instant) => isWithin(instant, period))).toEqual([false, true, true, false]);
    expect(isWithin('2026-06-30T21:59:59.999Z', {})).toBe(true);
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00'])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
