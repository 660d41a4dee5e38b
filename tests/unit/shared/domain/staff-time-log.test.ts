import { describe, expect, it } from 'vitest';
import { canReadTimeLog, firstLines, sumsOf } from '../../../../shared/domain/staff-time-log.ts';

describe('a month of a time log', () => {
  it('begins with seven hours on working days, and none on Saturdays, Sundays and public holidays', () => {
    const lines = firstLines(2026, 5);
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

  it('has the norm on the eves, which are working days by law', () => {
    expect(firstLines(2026, 12).filter((line) => [24, 31].includes(line.day))).toMatchObject([
      { standardOfService: 7 },
      { standardOfService: 7 },
    ]);
  });

  it('sums each kind of hours, and vacation in days', () => {
    const lines = firstLines(2026, 11);
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
