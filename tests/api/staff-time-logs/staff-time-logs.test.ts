import { beforeAll, describe, expect, it } from 'vitest';
import {
  createStaffTimeLog,
  deleteStaffTimeLog,
  getReadOnlyStaffTimeLogs,
  getStaffTimeLog,
  getStaffTimeLogHistory,
  getStaffTimeLogReadings,
  listStaffTimeLogs,
  listTimeLogPeople,
  openStaffTimeLog,
  reopenStaffTimeLog,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { deleteUser, getAllUsers } from '../../../shared/contract/users.ts';
import type { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);
let staffId: number;
let superAdminId: number;

beforeAll(async () => {
  const users: { userId: number; initials: string }[] = await staff.result(getAllUsers);
  staffId = users.find((user) => user.initials === 'AL')!.userId;
  superAdminId = users.find((user) => user.initials === 'BS')!.userId;
});

let months = 0;

function newMonth(): { year: number; month: number } {
  months += 1;
  return { year: 2040 + Math.floor(months / 12), month: (months % 12) + 1 };
}

const open = (api: Api, userId: number, month: { year: number; month: number }) =>
  api.call(openStaffTimeLog, { params: { userId, ...month } });

async function opened(api: Api, userId: number): Promise<any> {
  const reply = await open(api, userId, newMonth());
  expect(reply.status).toBe(200);
  return reply.json.result;
}

const save = (api: Api, { staffTimeLogId, ...log }: any, changes: object = {}) =>
  api.call(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, ...changes } });

const withLine = (log: any, day: number, fields: object) =>
  log.staffTimeLogLines.map((line: any) => (line.day === day ? { ...line, ...fields } : line));

async function submitted(api: Api, userId: number): Promise<any> {
  const reply = await save(api, await opened(api, userId), { status: 'Submitted' });
  expect(reply.status).toBe(200);
  return reply.json.result;
}

describe('a log', () => {
  it('of a user who is deleted can still be found by SuperAdmin', async () => {
    const user = await makeUser(superAdmin);
    const owner = await logInUser(user);
    const log = await submitted(owner, user.userId);
    const isThere = async (api: Api) =>
      (await api.result(listTimeLogPeople)).find(({ userId }: { userId: number }) => userId === user.userId);
    expect(await isThere(superAdmin)).toMatchObject({ initials: user.initials, deleted: false });
    await superAdmin.result(deleteUser, { params: user, query: { version: user.version } });
    const { userId, initials, firstName, lastName } = user;
    expect(await isThere(superAdmin)).toEqual({ userId, initials, firstName, lastName, deleted: true });
    const history = await superAdmin.result(getStaffTimeLogHistory, { params: { userId } });
    expect(history).toMatchObject([{ staffTimeLogId: log.staffTimeLogId }]);
    expect((await staff.call(listTimeLogPeople)).status).toBe(403);
  });
});

describe('a month that is opened', () => {
  it('is made with a line per day, the norm on working days, and is the same when opened again', async () => {
    const params = { userId: staffId, year: 2030, month: 4 };
    const log = await staff.result(openStaffTimeLog, { params });
    expect(log).toMatchObject({
      userId: staffId,
      year: 2030,
      month: 4,
      status: 'Draft',
      dateSubmitted: null,
      version: 1,
    });
    expect(log.staffTimeLogLines).toHaveLength(30);
    // Långfredagen 2030 is the 19th, Annandag påsk the 22nd; the 6th is a Saturday.
    const norms = log.staffTimeLogLines.map((line: any) => line.standardOfService);
    expect([norms[17], norms[18], norms[21], norms[5], norms[0]]).toEqual([7, 0, 0, 0, 7]);
    expect(await staff.result(openStaffTimeLog, { params })).toEqual(log);
  });

  it('has no norm on the eves until the firm sets one, which leaves existing months unchanged', async () => {
    const december = (year: number) => staff.result(openStaffTimeLog, { params: { userId: staffId, year, month: 12 } });
    const norms = (log: any) => [24, 31].map((day) => log.staffTimeLogLines[day - 1].standardOfService);
    const before = await december(2030);
    expect(norms(before)).toEqual([0, 0]);
    const settings = await superAdmin.result(getSystemSettings);
    const body = { ...settings, eveHours: 3.5 };
    expect((await superAdmin.call(saveSystemSettings, { body: { ...body, eveHours: 25 } })).status).toBe(422);
    const saved = await superAdmin.result(saveSystemSettings, { body });
    expect(saved.eveHours).toBe(3.5);
    expect(norms(await december(2031))).toEqual([3.5, 3.5]);
    expect(await december(2030)).toEqual(before);
    await superAdmin.result(saveSystemSettings, { body: { ...saved, eveHours: 0 } });
  });

  it('is created once by concurrent readers', async () => {
    const month = newMonth();
    const replies = await Promise.all(Array.from({ length: 6 }, () => open(staff, staffId, month)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.json.result.staffTimeLogId)).size).toBe(1);
    const all = await staff.result(listStaffTimeLogs);
    expect(all.filter((log: any) => log.year === month.year && log.month === month.month)).toHaveLength(1);
  });

  it('takes over the percentage of employment of the newest month', async () => {
    await save(staff, await staff.result(openStaffTimeLog, { params: { userId: staffId, year: 2098, month: 1 } }), {
      employmentPercentage: 62.5,
    });
    const next = await staff.result(openStaffTimeLog, { params: { userId: staffId, year: 2098, month: 2 } });
    expect(next.employmentPercentage).toBe(62.5);
    for (const { staffTimeLogId } of (await staff.result(listStaffTimeLogs)).filter((log: any) => log.year === 2098)) {
      await staff.result(deleteStaffTimeLog, { params: { staffTimeLogId } });
    }
  });

  it.each([
    [1999, 1],
    [2101, 1],
    [2026, 0],
    [2026, 13],
  ])('is not %i-%i', async (year, month) => {
    expect((await open(staff, staffId, { year, month })).status).toBe(422);
  });
});

describe('a log that is made by POST', () => {
  it('has the given lines and percentage, and is the only one of its month', async () => {
    const body = { ...newMonth(), employmentPercentage: 80 };
    const log = await staff.result(createStaffTimeLog, { body });
    expect(log).toMatchObject({ userId: staffId, employmentPercentage: 80, status: 'Draft' });
    const again = await staff.call(createStaffTimeLog, { body });
    expect(again).toMatchObject({ status: 409, json: { message: 'Det finns redan en tidlogg för månaden.' } });
  });

  it('belongs to the caller, whatever the role', async () => {
    const reply = await superAdmin.call(createStaffTimeLog, { body: { ...newMonth(), userId: staffId } });
    expect(reply.status).toBe(403);
  });
});

describe('a draft', () => {
  it('is saved with its version, and not overwritten by a stale version', async () => {
    const log = await opened(staff, staffId);
    const lines = withLine(log, 3, { sickLeaveHours: 6.5, qualifyingHours: 0.5, vacationDay: 'Half' });
    const saved = await save(staff, log, { staffTimeLogLines: lines, employmentPercentage: 75 });
    expect(saved.json.result).toMatchObject({ version: 2, employmentPercentage: 75, status: 'Draft' });
    expect(saved.json.result.staffTimeLogLines[2]).toEqual(lines[2]);
    const stale = await save(staff, log);
    expect(stale.status).toBe(409);
    expect(stale.json.message).toMatch(/^Anna Lindqvist \(AL\) ändrade uppgiften /);
    const read = await staff.result(getStaffTimeLog, { params: { staffTimeLogId: log.staffTimeLogId } });
    expect(read).toEqual(saved.json.result);
  });

  it.each([
    ['overtimeHours', 0.25],
    ['overtimeHours', -1],
    ['sickLeaveHours', 24.5],
    ['vacationDay', 'Whole'],
    ['standardOfService', '7'],
  ])('has no %s of %s', async (field, value) => {
    const log = await opened(staff, staffId);
    const reply = await save(staff, log, { staffTimeLogLines: withLine(log, 1, { [field]: value }) });
    expect(reply.status).toBe(422);
    expect(reply.json.errors[0].field).toBe(`staffTimeLogLines.0.${field}`);
  });

  it('has one line for each day of its month', async () => {
    const log = await opened(staff, staffId);
    const lines = log.staffTimeLogLines;
    for (const wrong of [lines.slice(1), [...lines.slice(1), lines[1]], [...lines, { ...lines[0], day: 31 }]]) {
      expect((await save(staff, log, { staffTimeLogLines: wrong })).status).toBe(422);
    }
    expect((await save(staff, log, { staffTimeLogLines: lines.toReversed() })).json.result.staffTimeLogLines).toEqual(
      lines,
    );
  });

  it('can be deleted by its owner, and its month opened again', async () => {
    const log = await opened(staff, staffId);
    const params = { staffTimeLogId: log.staffTimeLogId };
    expect((await staff.call(deleteStaffTimeLog, { params, query: { version: 7 } })).status).toBe(409);
    await staff.result(deleteStaffTimeLog, { params, query: { version: log.version } });
    expect((await staff.call(getStaffTimeLog, { params })).status).toBe(404);
    const anew = await open(staff, staffId, log);
    expect(anew.json.result.staffTimeLogId).toBeGreaterThan(log.staffTimeLogId);
  });
});

describe('a submitted log', () => {
  it('has a timestamp, and can no longer be changed, submitted or deleted', async () => {
    const log = await submitted(staff, staffId);
    expect(log).toMatchObject({ status: 'Submitted', dateSubmitted: expect.stringMatching(/^\d{4}-.*Z$/) });
    for (const reply of [
      await save(staff, log, { status: 'Draft' }),
      await save(staff, log, { employmentPercentage: 50 }),
      await save(staff, log),
      await staff.call(deleteStaffTimeLog, { params: { staffTimeLogId: log.staffTimeLogId } }),
    ]) {
      const message = 'Tidloggen är inskickad och kan inte ändras eller tas bort.';
      expect(reply).toMatchObject({ status: 409, json: { message } });
    }
    expect((await open(staff, staffId, log)).json.result).toEqual(log);
  });

  it('can be reopened only by SuperAdmin, to be corrected and submitted again', async () => {
    const log = await submitted(staff, staffId);
    const asked = { params: { staffTimeLogId: log.staffTimeLogId }, query: { version: log.version } };
    expect((await staff.call(reopenStaffTimeLog, asked)).status).toBe(403);
    expect((await superAdmin.call(reopenStaffTimeLog, asked)).status).toBe(200);
    const draft = (await open(staff, staffId, log)).json.result;
    const dateSentBack = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(draft).toEqual({ ...log, status: 'Draft', dateSubmitted: null, dateSentBack, version: log.version + 1 });
    expect(await superAdmin.call(reopenStaffTimeLog, { params: asked.params })).toMatchObject({
      status: 409,
      json: { message: 'Tidloggen är inte inskickad.' },
    });
    expect((await save(staff, draft, { status: 'Submitted' })).status).toBe(200);
  });

  it('is submitted once by two concurrent callers', async () => {
    const log = await opened(staff, staffId);
    const replies = await Promise.all([1, 2].map(() => save(staff, log, { status: 'Submitted' })));
    expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is in the read-only list and the history, with its sums; a draft is not', async () => {
    const draft = await opened(staff, staffId);
    const log = await opened(staff, staffId);
    const lines = withLine(log, 2, { overtimeHours: 2.5, vacationDay: 'Full' });
    await save(staff, log, { status: 'Submitted', staffTimeLogLines: lines });
    const params = { userId: staffId };
    const list = await staff.result(getReadOnlyStaffTimeLogs, { params });
    const { staffTimeLogId, year, month } = log;
    expect(list).toContainEqual({ staffTimeLogId, year, month });
    const times = list.map((entry: any) => entry.year * 12 + entry.month);
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    const history = await staff.result(getStaffTimeLogHistory, { params });
    expect(history.find((entry: any) => entry.staffTimeLogId === staffTimeLogId)).toMatchObject({
      status: 'Submitted',
      sums: { overtimeHours: 2.5, vacationDays: 1, sickLeaveHours: 0 },
    });
    for (const entries of [list, history]) {
      expect(entries.map((entry: any) => entry.staffTimeLogId)).not.toContain(draft.staffTimeLogId);
    }
  });
});

describe('another’s log', () => {
  it('cannot be read, listed or created by Staff', async () => {
    const log = await opened(superAdmin, superAdminId);
    const params = { staffTimeLogId: log.staffTimeLogId };
    const ofUser = { params: { userId: superAdminId } };
    for (const reply of [
      await staff.call(getStaffTimeLog, { params }),
      await open(staff, superAdminId, log),
      await open(staff, superAdminId, newMonth()),
      await staff.call(getReadOnlyStaffTimeLogs, ofUser),
      await staff.call(getStaffTimeLogHistory, ofUser),
      await staff.call(getStaffTimeLogReadings, ofUser),
    ]) {
      expect(reply).toMatchObject({ status: 403, json: { message: 'Du saknar behörighet.' } });
    }
  });

  it('cannot be changed, submitted or deleted by anyone else, whatever the role', async () => {
    const log = await opened(staff, staffId);
    const params = { staffTimeLogId: log.staffTimeLogId };
    for (const other of [superAdmin, developer]) {
      expect((await save(other, log, { employmentPercentage: 10 })).status).toBe(403);
      expect((await save(other, log, { status: 'Submitted' })).status).toBe(403);
      expect((await other.call(deleteStaffTimeLog, { params, query: { version: log.version } })).status).toBe(403);
    }
    const ofAdmin = await opened(superAdmin, superAdminId);
    expect((await save(staff, ofAdmin)).status).toBe(403);
    expect((await staff.result(getStaffTimeLog, { params })).version).toBe(log.version);
  });

  it('can be read by SuperAdmin, including drafts, but not created', async () => {
    const log = await opened(staff, staffId);
    expect((await open(superAdmin, staffId, log)).json.result).toEqual(log);
    expect(await developer.result(getStaffTimeLog, { params: { staffTimeLogId: log.staffTimeLogId } })).toEqual(log);
    const unopened = newMonth();
    expect(await open(superAdmin, staffId, unopened)).toMatchObject({
      status: 404,
      json: { message: 'Användaren har ingen tidlogg för månaden.' },
    });
    const all = await staff.result(listStaffTimeLogs);
    expect(all.some((entry: any) => entry.year === unopened.year && entry.month === unopened.month)).toBe(false);
  });

  it('is missing in the list of those who may read it', async () => {
    const log = await opened(staff, staffId);
    const ids = (await superAdmin.result(listStaffTimeLogs)).map((entry: any) => entry.staffTimeLogId);
    expect(ids).not.toContain(log.staffTimeLogId);
  });
});

describe('a reading', () => {
  /** The readings of a user's logs by these readers; other tests read at the same time. */
  async function readings(owner: Api, userId: number, readers: number[]): Promise<any[]> {
    const all = await owner.result(getStaffTimeLogReadings, { params: { userId } });
    return all.filter((reading: any) => readers.includes(reading.readByUserId));
  }

  it('by another user is logged with user, month and time, visible to the owner', async () => {
    const log = await opened(staff, staffId);
    const since = new Date().toISOString();
    await superAdmin.result(getStaffTimeLog, { params: { staffTimeLogId: log.staffTimeLogId } });
    await open(superAdmin, staffId, log);
    await superAdmin.result(getStaffTimeLogHistory, { params: { userId: staffId } });
    const all = await readings(staff, staffId, [superAdminId]);
    const added = all.filter((reading) => reading.readAt >= since);
    const { year, month } = log;
    const reader = { readByUserId: superAdminId, readByName: 'Björn Sandell' };
    expect(added).toMatchObject([
      { ...reader, year: null, month: null },
      { ...reader, year, month },
      { ...reader, year, month },
    ]);
  });

  it('of the own log is not logged, nor is a refused one', async () => {
    const mine = await opened(superAdmin, superAdminId);
    await superAdmin.result(getStaffTimeLog, { params: { staffTimeLogId: mine.staffTimeLogId } });
    await superAdmin.result(getStaffTimeLogHistory, { params: { userId: superAdminId } });
    await open(staff, superAdminId, mine);
    expect(await readings(superAdmin, superAdminId, [superAdminId, staffId])).toEqual([]);
  });
});
