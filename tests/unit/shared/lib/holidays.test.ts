import { describe, expect, it } from 'vitest';
import { addDays, daysOfMonth, weekOf, weekdayOf } from '../../../../shared/lib/days.ts';
import { eveName, holidayName } from '../../../../shared/lib/holidays.ts';

/** Långfredagen, Påskdagen, Annandag påsk, Kristi himmelsfärdsdag, Pingstdagen, Midsommardagen, Alla helgons dag. */
const movable: [number, string, string, string, string, string, string, string][] = [
  [2024, '03-29', '03-31', '04-01', '05-09', '05-19', '06-22', '11-02'],
  [2025, '04-18', '04-20', '04-21', '05-29', '06-08', '06-21', '11-01'],
  [2026, '04-03', '04-05', '04-06', '05-14', '05-24', '06-20', '10-31'],
  [2027, '03-26', '03-28', '03-29', '05-06', '05-16', '06-26', '11-06'],
  [2028, '04-14', '04-16', '04-17', '05-25', '06-04', '06-24', '11-04'],
  [2029, '03-30', '04-01', '04-02', '05-10', '05-20', '06-23', '11-03'],
  [2030, '04-19', '04-21', '04-22', '05-30', '06-09', '06-22', '11-02'],
];

describe('the public holidays', () => {
  it.each(movable)(
    'of %i are thirteen, each on its day',
    (year, friday, easter, monday, ascension, pentecost, midsummer, saints) => {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      const found = days.filter((day) => day.startsWith(`${year}`) && holidayName(day) !== undefined);
      expect(Object.fromEntries(found.map((day) => [day.slice(5), holidayName(day)]))).toEqual({
        '01-01': 'Nyårsdagen',
        '01-06': 'Trettondedag jul',
        [friday]: 'Långfredagen',
        [easter]: 'Påskdagen',
        [monday]: 'Annandag påsk',
        '05-01': 'Första maj',
        [ascension]: 'Kristi himmelsfärdsdag',
        [pentecost]: 'Pingstdagen',
        '06-06': 'Nationaldagen',
        [midsummer]: 'Midsommardagen',
        [saints]: 'Alla helgons dag',
        '12-25': 'Juldagen',
        '12-26': 'Annandag jul',
      });
    },
  );

  it('do not hold the eves, which have names of their own', () => {
    const eves = ['2026-06-19', '2026-12-24', '2026-12-31'];
    expect(eves.map((day) => eveName(day))).toEqual(['Midsommarafton', 'Julafton', 'Nyårsafton']);
    expect(eves.map((day) => holidayName(day))).toEqual([undefined, undefined, undefined]);
    expect(['2026-06-20', '2026-06-12', '2026-12-25'].map((day) => eveName(day))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a day', () => {
  it('has the weekday and the week of Swedish calendars', () => {
    expect(['2026-11-20', '2026-11-22', '2026-11-23'].map((day) => weekdayOf(day))).toEqual([5, 7, 1]);
    const weeks = {
      '2026-01-01': 1,
      '2026-12-31': 53,
      '2027-01-03': 53,
      '2027-01-04': 1,
      '2024-12-30': 1,
      '2026-11-20': 47,
    };
    expect(Object.fromEntries(Object.keys(weeks).map((day) => [day, weekOf(day)]))).toEqual(weeks);
  });

  it('is one of 28 to 31 of its month', () => {
    expect([daysOfMonth(2026, 2), daysOfMonth(2028, 2), daysOfMonth(2026, 11)].map((days) => days.length)).toEqual([
      28, 29, 30,
    ]);
    expect(daysOfMonth(2026, 12).slice(-1)).toEqual(['2026-12-31']);
  });
});
