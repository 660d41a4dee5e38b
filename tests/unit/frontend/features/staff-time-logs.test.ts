import { describe, expect, it } from 'vitest';
import { cellOf, sumTexts, valueOf } from '../../../../frontend/src/features/staff-time-logs/columns.ts';
import { monthAfter, readMonth } from '../../../../shared/lib/months.ts';
import { countsOf } from '../../../../frontend/src/features/staff-time-logs/shown-people.ts';
import { allTimeLogsText as text } from '../../../../frontend/src/text/all-time-logs.ts';
import type { TimeLogState } from '../../../../shared/codes/staff-time-logs.ts';
import type { YearOfPerson } from '../../../../shared/schemas/staff-time-log.ts';
import { monthDays } from '../../../../frontend/src/features/staff-time-logs/month-days.ts';
import { firstLines } from '../../../../shared/domain/staff-time-log.ts';

describe('the time logs of all', () => {
  const person = (userId: number, state: TimeLogState, mayApprove = true): YearOfPerson => ({
    userId,
    initials: `P${userId}`,
    firstName: 'P',
    lastName: String(userId),
    deleted: false,
    mayApprove,
    months: [{ month: 10, state, staffTimeLogId: userId, version: 1 }],
  });

  it('say that all but one’s own are approved, where one’s own is among those that are sent in', () => {
    const people = [person(1, 'Submitted'), person(2, 'Submitted', false), person(3, 'Started')];
    const { submitted } = countsOf(people, { year: 2026, month: 10 });
    expect(submitted).toBe(2);
    expect(text.approveAll(1, submitted)).toBe('Godkänn andras (1)');
    expect(text.approveAll(2, submitted)).toBe('Godkänn alla inskickade (2)');
  });
});

describe('what is typed in a time log', () => {
  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['', 0],
    [' 2 h', 2],
    ['sju', 'sju'],
  ])('means hours: %j', (typed, value) => {
    expect(valueOf('overtimeHours', typed)).toBe(value);
  });

  it.each([
    ['Hel', 'Full'],
    ['halv', 'Half'],
    ['1', 'Full'],
    ['0,5', 'Half'],
    ['½', 'Half'],
    ['', 'None'],
    ['0', 'None'],
    ['kanske', 'kanske'],
    ['2', '2'],
  ])('means vacation: %j', (typed, value) => {
    expect(valueOf('vacationDay', typed)).toBe(value);
  });

  it('stays as typed, with an error, when it is invalid', () => {
    const [line] = firstLines({ year: 2026, month: 12, eveHours: 7 });
    expect(cellOf({ ...line!, sickLeaveHours: 'sju' }, 'sickLeaveHours')).toEqual({
      text: 'sju',
      error: 'Ange ett antal timmar.',
    });
    expect(cellOf({ ...line!, sickLeaveHours: 7.25 }, 'sickLeaveHours').error).toBe('Ange hela eller halva timmar.');
    expect(cellOf({ ...line!, vacationDay: 'kanske' }, 'vacationDay').error).toBe('Skriv Hel eller Halv.');
  });

  it('is summed with Swedish commas, what is wrong left out', () => {
    const lines = firstLines({ year: 2026, month: 11, eveHours: 0 });
    const typed = [
      { ...lines[0]!, overtimeHours: 1.5, vacationDay: 'Half' },
      { ...lines[1]!, overtimeHours: 'x', vacationDay: 'Full' },
      ...lines.slice(2),
    ];
    expect(sumTexts(typed)).toEqual(['147', '1,5', '1,5 d', '0', '0', '0', '0', '0', '0']);
  });
});

describe('a month', () => {
  it('has its days with weekday, week and what they are called', () => {
    const days = monthDays(2026, 12);
    expect(days[24]).toMatchObject({ weekday: 'fredag', number: 25, week: 52, isFree: true, name: 'Juldagen' });
    expect(days[23]).toMatchObject({ weekday: 'torsdag', isFree: false, name: 'Julafton' });
    expect(days[6]).toMatchObject({ weekday: 'måndag', isMonday: true, week: 50, name: undefined });
  });

  it('is followed over the turn of the year, and read from the address', () => {
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(readMonth('2026-11')).toEqual({ year: 2026, month: 11 });
    expect(['2026-13', '1999-01', 'nu', null].map((text) => readMonth(text))).toEqual(Array(4).fill(undefined));
  });
});
