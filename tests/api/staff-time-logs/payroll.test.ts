import { describe, expect, it } from 'vitest';
import {
  exportPayroll,
  getStaffTimeLogReadings,
  openStaffTimeLog,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import type { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { readSheets } from '../../support/spreadsheet.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const month = { year: 2022, month: 9 };

async function personWith(days: Record<number, object>, fields: object) {
  const user = await makeUser(superAdmin);
  const api = await logInUser(user);
  const { staffTimeLogId, ...log } = await api.result(openStaffTimeLog, { params: { userId: user.userId, ...month } });
  const staffTimeLogLines = log.staffTimeLogLines.map((line: any) => ({ ...line, ...days[line.day] }));
  const body = { ...log, ...fields, staffTimeLogLines };
  await api.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
  return Object.assign(api, { user });
}

async function sheets() {
  const reply = await superAdmin.call(exportPayroll, { params: month });
  expect(reply.status).toBe(200);
  expect(decodeURIComponent(reply.headers.get('content-disposition')!)).toContain('Löneunderlag 2022-09.xlsx');
  return readSheets(reply.bytes);
}

const rowsOf = (rows: any[][], initials: string) => rows.filter(([first]) => first === initials);

describe('the export for payroll', () => {
  it('has absence and compensation for each person and day of what is submitted, and no draft', async () => {
    const [ill, drafting] = await Promise.all([
      personWith(
        {
          1: { qualifyingHours: 7 },
          2: { sickLeaveHours: 6.5 },
          5: { childCareHours: 3.5, overtimeHours: 1 },
          6: { vacationDay: 'Full' },
          7: { vacationDay: 'Half', paidLeaveHours: 2, compensationHours: 3 },
          8: { offDutyHours: 7, overtimeHours: 0.5 },
        },
        { status: 'Submitted', employmentPercentage: 80 },
      ),
      personWith({ 1: { sickLeaveHours: 7 } }, {}),
    ]);
    const [people, days] = await sheets();
    const headings = [
      'Sjuk',
      'Karens',
      'VAB',
      'Semester, dagar',
      'Avvikelse komp',
      'Tjänstledig',
      'Betald ledighet',
      'Uttag komp',
    ];
    expect(people!.rows[0]).toEqual(['Initialer', 'Namn', 'Tidlogg', 'Tjänstgöringsgrad', ...headings]);
    expect(days!.rows[0]).toEqual(['Initialer', 'Namn', 'Datum', ...headings]);
    const { initials, firstName, lastName, userId } = ill.user;
    const name = `${firstName} ${lastName}`;
    expect(rowsOf(people!.rows, initials)).toEqual([[initials, name, 'Inskickad', 80, 6.5, 7, 3.5, 1.5, 1.5, 7, 2, 3]]);
    expect(rowsOf(days!.rows, initials).map(([, , , ...figures]) => figures)).toEqual([
      [0, 7, 0, 0, 0, 0, 0, 0],
      [6.5, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 3.5, 0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0.5, 0, 0, 2, 3],
      [0, 0, 0, 0, 0.5, 7, 0, 0],
    ]);
    const [, draft, state, ...figures] = rowsOf(people!.rows, drafting.user.initials)[0]!;
    expect([draft, state]).toEqual([`${drafting.user.firstName} ${drafting.user.lastName}`, 'Påbörjad']);
    expect(figures.filter((figure) => typeof figure === 'number')).toEqual([]);
    expect(rowsOf(days!.rows, drafting.user.initials)).toEqual([]);

    // The owner sees that it was read; nothing of a draft was.
    const readings = (api: Api, id: number) => api.result(getStaffTimeLogReadings, { params: { userId: id } });
    expect(await readings(ill, userId)).toMatchObject([{ readByName: 'Björn Sandell', year: 2022, month: 9 }]);
    expect(await readings(drafting, drafting.user.userId)).toEqual([]);
  });

  it('is SuperAdmin’s', async () => {
    expect((await staff.call(exportPayroll, { params: month })).status).toBe(403);
  });
});
