import { describe, expect, it } from 'vitest';
import { payrollOf } from '../../../../shared/domain/payroll.ts';
import { newAttest, submitted } from '../../../../shared/domain/time-log-attest.ts';
import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';

const fields = [
  'sickLeaveHours',
  'qualifyingHours',
  'childCareHours',
  'overtimeHours',
  'offDutyHours',
  'paidLeaveHours',
  'compensationHours',
] as const;

/** Repeats itself, so that a failure does. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

describe('payroll', () => {
  it('sums what is submitted for each person and day, as a plain count of half hours does', () => {
    const pick = random(41);
    const people = Array.from({ length: 40 }, (_, number) => {
      const counted: Record<string, number> = { vacationDays: 0 };
      const deviating = new Set<number>();
      const lines = Array.from({ length: 30 }, (__, index) => {
        const line = { ...staffTimeLogLine.empty, day: index + 1 };
        for (const field of fields) {
          const halves = pick(12) === 0 ? pick(16) : 0;
          line[field] = halves / 2;
          counted[field] = (counted[field] ?? 0) + halves;
          if (halves > 0) deviating.add(line.day);
        }
        const vacation = pick(14);
        if (vacation < 2) {
          line.vacationDay = vacation === 0 ? 'Full' : 'Half';
          counted['vacationDays']! += vacation === 0 ? 2 : 1;
          deviating.add(line.day);
        }
        return line;
      });
      const isSubmitted = pick(4) > 0;
      const log = {
        year: 2026,
        month: 9,
        employmentPercentage: 100,
        lines,
        ...(isSubmitted ? submitted(new Date('2026-10-01T08:00:00Z')) : newAttest),
      };
      const person = { initials: `P${number}`, firstName: 'Prov', lastName: String(number) };
      return { person, log, counted, deviating, isSubmitted };
    });
    const payroll = payrollOf(people);
    for (const [index, { counted, deviating, isSubmitted, person }] of people.entries()) {
      const { sums } = payroll.people[index]!;
      const days = payroll.days.filter(({ initials }) => initials === person.initials);
      if (!isSubmitted) {
        expect([sums, days]).toEqual([null, []]);
        continue;
      }
      for (const [field, halves] of Object.entries(counted)) expect(sums).toHaveProperty(field, halves / 2);
      expect(days.map(({ day }) => Number(day.slice(8)))).toEqual([...deviating].toSorted((one, other) => one - other));
    }
  });

  it('says of a person without a log that it is missing', () => {
    const person = { initials: 'AL', firstName: 'Anna', lastName: 'L' };
    expect(payrollOf([{ person, log: undefined }]).people).toEqual([
      { ...person, state: 'Missing', employmentPercentage: null, sums: null },
    ]);
  });
});
