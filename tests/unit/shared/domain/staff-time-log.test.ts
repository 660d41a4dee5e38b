import { describe, expect, it } from 'vitest';
import { canReadTimeLog, firstLines, sumsOf } from '../../../../shared/domain/staff-time-log.ts';

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
      vacationDays: 1.5,
    });
  });
});

it('is read by its owner, and by SuperAdmin and up', () => {
  const can = (userId: number, role: 'Staff' | 'SuperAdmin' | 'Developer') => canReadTimeLog({ userId, role }, 1);
  expect([can(1, 'Staff'), can(2, 'Staff'), can(2, 'SuperAdmin'), can(2, 'Developer')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
