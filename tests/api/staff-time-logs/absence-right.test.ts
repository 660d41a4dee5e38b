import { beforeAll, describe, expect, it } from 'vitest';
import { handler as cleanLogs } from '../../../functions/entry/jobs/clean-logs.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getNewestHistory } from '../../../functions/data/core/history.ts';
import { getRecord, queryItems } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { reserveMonth } from '../../../functions/time-logs/staff-time-log-store.ts';
import { restoreRecord } from '../../../shared/contract/history.ts';
import { listErasures } from '../../../shared/contract/personal-data.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import * as logs from '../../../shared/contract/staff-time-logs.ts';
import { updateUser } from '../../../shared/contract/users.ts';
import { staffTimeLog, staffTimeLogLine } from '../../../shared/entities/staff-time-log.ts';
import { dayOf, daysOfMonth } from '../../../shared/lib/days.ts';
import { latestEndedMonth } from '../../../shared/lib/months.ts';
import { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { invoke } from '../../support/invoke.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const { year, month } = latestEndedMonth(dayOf(new Date()));

const superAdmin = await logInAs('SuperAdmin');
let denied: Api;
let given: Api;
let userId: number;
let staffTimeLogId: number;

async function makeReader(fields: Record<string, unknown>): Promise<Api> {
  const { initials, pin } = await makeUser(superAdmin, fields);
  return Api.logIn(testStack().url, initials, pin);
}

beforeAll(async () => {
  useStack();
  denied = await makeReader({ role: 'SuperAdmin', absenceAccess: 'Denied' });
  given = await makeReader({ absenceAccess: 'Given' });
  const owner = await makeUser(superAdmin);
  ({ userId } = owner);
  const api = await logInUser(owner);
  const log = await api.result(logs.openStaffTimeLog, { params: { userId, year, month } });
  ({ staffTimeLogId } = log);
  const staffTimeLogLines = log.staffTimeLogLines.map((line: any) => ({
    ...line,
    sickLeaveHours: line.day === 3 ? 7 : 0,
  }));
  await api.result(logs.updateStaffTimeLog, { params: log, body: { ...log, staffTimeLogLines, status: 'Submitted' } });
});

const readings = (): [Route, object][] => [
  [logs.getStaffTimeLog, { params: { staffTimeLogId } }],
  [logs.openStaffTimeLog, { params: { userId, year, month } }],
  [logs.getReadOnlyStaffTimeLogs, { params: { userId } }],
  [logs.getStaffTimeLogHistory, { params: { userId } }],
  [logs.getStaffTimeLogReadings, { params: { userId } }],
  [logs.getStaffTimeLogEvents, { params: { staffTimeLogId } }],
  [logs.getBalances, { params: { userId } }],
  [logs.listBalances, {}],
  [logs.listTimeLogsOfAll, { params: { year } }],
  [logs.listTimeLogPeople, {}],
  [logs.exportPayroll, { params: { year, month } }],
];

describe('the right to read absences', () => {
  it('is denied a SuperAdmin everywhere, who then attests nothing either, and is no reading', async () => {
    const kept = async () => (await superAdmin.result(logs.getStaffTimeLogReadings, { params: { userId } })).length;
    const before = await kept();
    const attested: [Route, object][] = [
      [logs.approveStaffTimeLog, { params: { staffTimeLogId }, query: { version: 2 } }],
      [logs.sendBackStaffTimeLog, { params: { staffTimeLogId }, query: { version: 2 }, body: { note: '' } }],
      [logs.reopenStaffTimeLog, { params: { staffTimeLogId }, query: { version: 2 } }],
      [logs.undoTimeLogApproval, { params: { staffTimeLogId }, query: { version: 2 } }],
      [restoreRecord, { params: { kind: 'staff-time-log', id: staffTimeLogId }, body: { to: 1, expected: 2 } }],
    ];
    for (const [route, input] of [...readings(), ...attested]) {
      expect([route.name, (await denied.call(route, input)).status]).toEqual([route.name, 403]);
    }
    const many = await denied.result(logs.approveStaffTimeLogs, { body: { logs: [{ staffTimeLogId, version: 2 }] } });
    expect(many).toMatchObject({ approved: [], skipped: [{ staffTimeLogId }] });
    expect(await kept()).toBe(before);
  });

  it('lets a Konsult read who is given it, each reading kept, and attest nothing', async () => {
    for (const [route, input] of readings()) {
      const { status } = await given.call(route, input);
      expect([route.name, status]).toEqual([route.name, 200]);
    }
    const kept = await superAdmin.result(logs.getStaffTimeLogReadings, { params: { userId } });
    expect(kept.length).toBeGreaterThanOrEqual(4);
    const approval = { params: { staffTimeLogId }, query: { version: 2 } };
    expect((await given.call(logs.approveStaffTimeLog, approval)).status).toBe(403);
    const all = await given.result(logs.listTimeLogsOfAll, { params: { year } });
    expect(all.some(({ mayApprove }: any) => mayApprove)).toBe(false);
  });

  it('ends the sessions of a user who loses it', async () => {
    const user = await makeUser(superAdmin, { absenceAccess: 'Given' });
    const api = await logInUser(user);
    await api.result(logs.listTimeLogPeople);
    await superAdmin.result(updateUser, { params: user, body: { ...user, absenceAccess: 'Denied' } });
    expect((await api.call(logs.listTimeLogPeople)).status).toBe(401);
  });
});

async function setHealthKept(healthKeptMonths: number): Promise<void> {
  const { secrets: _secrets, ...settings } = await superAdmin.result(getSystemSettings);
  await superAdmin.result(saveSystemSettings, { body: { ...settings, healthKeptMonths } });
}

describe('health data of old time logs', () => {
  const old = { year: year - 10, month: 3 };
  const numbers = [6.5, 5.5, 4.5];

  async function makeOldLog(): Promise<{ id: number; api: Api; owner: any }> {
    const owner = await makeUser(superAdmin);
    const lines = daysOfMonth(old.year, old.month).map((_, index) => ({
      ...staffTimeLogLine.empty,
      day: index + 1,
      overtimeHours: index === 0 ? 1.5 : 0,
      ...(index === 1 && { sickLeaveHours: numbers[0]!, qualifyingHours: numbers[1]!, childCareHours: numbers[2]! }),
    }));
    const unit = new UnitOfWork(owner.userId);
    const log = await unit.create('staff-time-log', { ...staffTimeLog.empty, ...old, userId: owner.userId, lines });
    reserveMonth(unit, log);
    await unit.commit(null);
    const api = await logInUser(owner);
    return { id: log.id, api, owner };
  }

  it('stay by default', async () => {
    const { id } = await makeOldLog();
    expect((await superAdmin.result(getSystemSettings)).healthKeptMonths).toBe(0);
    await cleanLogs();
    expect((await getRecord('staff-time-log', id)).data.lines[1]).toMatchObject({ sickLeaveHours: numbers[0] });
  });

  it('are removed after the months of the setting, in history too, and the rest stays as the basis of pay', async () => {
    const { id, api, owner } = await makeOldLog();
    await setHealthKept(96);
    try {
      await cleanLogs();
      await invoke('jobs/erase-personal-data');
    } finally {
      await setHealthKept(0);
    }
    const { lines, dateHealthRemoved } = (await getRecord('staff-time-log', id)).data;
    expect(dateHealthRemoved).toEqual(expect.any(String));
    expect(lines[0]).toMatchObject({ overtimeHours: 1.5 });
    expect(lines[1]).toMatchObject({ sickLeaveHours: 0, qualifyingHours: 0, childCareHours: 0 });
    const history = JSON.stringify(await queryItems(keys.record('staff-time-log', id).pk, ''));
    expect(history).not.toMatch(/"(sickLeave|qualifying|childCare)Hours":[1-9]/);
    expect(history).toContain('"overtimeHours":1.5');
    // The newer month stays as it was.
    expect((await getRecord('staff-time-log', staffTimeLogId)).data.lines[2]).toMatchObject({ sickLeaveHours: 7 });
    const { items } = await superAdmin.result(listErasures, { query: { itemsPerPage: 0 } });
    const note = items.find((one: any) => one.of === 'staff-time-log' && one.id === id);
    expect(note).toMatchObject({ byName: '', byInitials: '', doneAt: expect.any(String) });
    // Nobody writes or restores them.
    const log = await api.result(logs.getStaffTimeLog, { params: { staffTimeLogId: id } });
    const saved = await api.call(logs.updateStaffTimeLog, { params: { staffTimeLogId: id }, body: log });
    expect([saved.status, saved.json.message]).toEqual([
      409,
      'Tidloggens hälsouppgifter är gallrade, så den kan inte ändras.',
    ]);
    expect(await getNewestHistory('staff-time-log', id, { limit: 9 })).toHaveLength(2);
    const restored = await api.call(restoreRecord, {
      params: { kind: 'staff-time-log', id },
      body: { to: 1, expected: 2 },
    });
    expect([restored.status, owner.userId > 0]).toEqual([409, true]);
  });

  it.each([1, 2, -5, 241, 7.5])('a setting of %s months is refused', async (healthKeptMonths) => {
    const { secrets: _secrets, ...settings } = await superAdmin.result(getSystemSettings);
    const { status, json } = await superAdmin.call(saveSystemSettings, { body: { ...settings, healthKeptMonths } });
    expect([status, json.errors[0].field]).toEqual([422, 'healthKeptMonths']);
  });
});
