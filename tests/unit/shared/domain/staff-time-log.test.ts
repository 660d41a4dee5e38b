import { describe, expect, it } from 'vitest';
import {
  canReadTimeLog,
  firstLines,
  isDrawnTwice,
  isOverfull,
  normOfDays,
  sumsOf,
} from '../../../../shared/domain/staff-time-log.ts';
import type { GrantChoice } from '../../../../shared/codes/grants.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

describe('a month of a time log', () => {
  it('begins with seven hours on working days, and none on Saturdays, Sundays and public holidays', () => {
    const lines = firstLines({ year: 2026, month: 5, eveHours: 0 });
    expect(lines).toHaveLength(31);
    const free = lines.filter((line) => line.standardOfService === 0).map((line) => line.day);
    // Första maj, Kristi himmelsfärdsdag and Pingstdagen are the 1st, 14th and 24th.
    expect(free).toEqual([1, 2, 3, 9, 10, 14, 16, 17, 23, 24, 30, 31]);
    expect(lines.find((line) => line.day === 4)).toEqual({
      day: 4,
      standardOfService: 7,
      overtimeHours: 0,
      sickLeaveHours: 0,
      qualifyingHours: 0,
      childCareHours: 0,
      offDutyHours: 0,
      paidLeaveHours: 0,
      compensationHours: 0,
      vacationDay: 'None',
    });
  });

  it.each([0, 3.5, 7])('has the norm of the eves, %s hours, on those that are no free days', (eveHours) => {
    const normOf = (year: number, month: number, day: number) =>
      firstLines({ year, month, eveHours })[day - 1]!.standardOfService;
    expect([normOf(2026, 6, 19), normOf(2026, 12, 24), normOf(2026, 12, 31)]).toEqual([eveHours, eveHours, eveHours]);
    // The days before them, and the eves of 2022, which were Saturdays.
    expect([normOf(2026, 6, 18), normOf(2026, 12, 23), normOf(2026, 12, 30)]).toEqual([7, 7, 7]);
    expect([normOf(2022, 12, 24), normOf(2022, 12, 31)]).toEqual([0, 0]);
  });

  it('sums each kind of hours, and vacation in days', () => {
    const lines = firstLines({ year: 2026, month: 11, eveHours: 0 });
    lines[1] = { ...lines[1]!, overtimeHours: 1.5, vacationDay: 'Half' };
    lines[2] = { ...lines[2]!, overtimeHours: 2, sickLeaveHours: 7, vacationDay: 'Full' };
    expect(sumsOf(lines)).toEqual({
      standardOfService: 147,
      overtimeHours: 3.5,
      sickLeaveHours: 7,
      qualifyingHours: 0,
      childCareHours: 0,
      offDutyHours: 0,
      paidLeaveHours: 0,
      compensationHours: 0,
      vacationDays: 1.5,
    });
  });
});

const workingDay = firstLines({ year: 2026, month: 11, eveHours: 0 })[1]!;

it.each([
  [{ vacationDay: 'Full', childCareHours: 7 }, true],
  [{ vacationDay: 'Full', childCareHours: 0.5 }, true],
  [{ vacationDay: 'Full', sickLeaveHours: 3 }, true],
  [{ vacationDay: 'Half', childCareHours: 3.5 }, false],
  [{ vacationDay: 'Half', childCareHours: 4 }, true],
  [{ childCareHours: 4, offDutyHours: 4 }, true],
  [{ qualifyingHours: 7, sickLeaveHours: 7 }, false],
  [{ vacationDay: 'Full', overtimeHours: 2 }, false],
  [{ childCareHours: 8 }, false],
  [{ sickLeaveHours: 12 }, true],
  [{ standardOfService: 0, vacationDay: 'Full' }, true],
  [{ standardOfService: 0, offDutyHours: 7 }, true],
  [{ standardOfService: 0, overtimeHours: 7 }, false],
  [{ standardOfService: 0, vacationDay: 'Half', childCareHours: 1 }, true],
] as const)('the absences %j are more than a day: %s', (absences, is) => {
  expect(isOverfull({ ...workingDay, ...absences })).toBe(is);
});

it('a time log is read by its owner, and by SuperAdmin and up', () => {
  const can = (userId: number, role: Role) => canReadTimeLog({ userId, role, absenceAccess: 'ByRole' }, 1);
  expect([can(1, 'Staff'), can(2, 'Staff'), can(2, 'SuperAdmin'), can(2, 'Developer')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('a time log is read by those who are given the right, and not by those who are denied it, whatever the role', () => {
  const can = (role: Role, absenceAccess: GrantChoice, userId = 2) =>
    canReadTimeLog({ userId, role, absenceAccess }, 1);
  expect([can('Staff', 'Given'), can('SuperAdmin', 'Denied'), can('Developer', 'Denied')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(can('Staff', 'Denied', 1)).toBe(true);
});

it('a time log draws a day of vacation twice beside another absence alone', () => {
  const is = (absences: object) => isDrawnTwice({ ...workingDay, ...absences });
  expect([
    is({ vacationDay: 'Full', childCareHours: 7 }),
    is({ vacationDay: 'Full' }),
    is({ sickLeaveHours: 12 }),
  ]).toEqual([true, false, false]);
});

describe('the norm of days', () => {
  const log = (month: number, employmentPercentage: number, hours?: number) => ({
    year: 2026,
    month,
    employmentPercentage,
    lines: firstLines({ year: 2026, month, eveHours: 0 }).map((line) => ({
      ...line,
      standardOfService: hours ?? line.standardOfService,
    })),
  });

  it('is that of working days at full time, without logs', () => {
    // Thursday, Friday and Saturday; then Midsummer Eve.
    expect(normOfDays(['2026-10-01', '2026-10-02', '2026-10-03'], [], 0)).toBe(14);
    expect(normOfDays(['2026-06-19'], [], 3.5)).toBe(3.5);
    expect(normOfDays([], [], 0)).toBe(0);
  });

  it('is what an opened month says of each day, at its percentage', () => {
    expect(normOfDays(['2026-10-01', '2026-10-03'], [log(10, 50, 8)], 0)).toBe(8);
    const lines = log(10, 100).lines.map((line) => ({ ...line, standardOfService: line.day }));
    expect(normOfDays(['2026-10-02', '2026-10-31'], [{ ...log(10, 100), lines }], 0)).toBe(33);
  });

  it('has the percentage of the newest month where a month is not opened', () => {
    const logs = [log(8, 80), log(9, 60), log(7, 100)];
    expect(normOfDays(['2026-10-01'], logs, 0)).toBe(4.2);
    expect(normOfDays(['2026-08-03', '2026-10-01'], logs, 0)).toBe(9.8);
  });

  it('keeps a day that an opened month lacks at the norm of working days', () => {
    expect(normOfDays(['2026-10-01'], [{ ...log(10, 50), lines: [] }, log(11, 100)], 0)).toBe(3.5);
  });

  it('is rounded to hundredths of an hour', () => {
    expect(normOfDays(['2026-10-01', '2026-10-02'], [log(10, 33, 7.77)], 0)).toBe(5.13);
  });
});
