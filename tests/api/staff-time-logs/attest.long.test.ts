import { describe, expect, it } from 'vitest';
import { restoreRecord } from '../../../shared/contract/history.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import {
  approveStaffTimeLog,
  approveStaffTimeLogs,
  deleteStaffTimeLog,
  getStaffTimeLog,
  getStaffTimeLogEvents,
  getStaffTimeLogReadings,
  listTimeLogsOfAll,
  openStaffTimeLog,
  remindOfTimeLogs,
  reopenStaffTimeLog,
  sendBackStaffTimeLog,
  undoTimeLogApproval,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import { deleteUser, updateUser } from '../../../shared/contract/users.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

type Owner = Api & { user: any };

async function newOwner(role = 'Staff'): Promise<Owner> {
  const user = await makeUser(developer, { role });
  return Object.assign(await logInUser(user), { user });
}

const opened = (owner: Owner, month: number, year = 2020) =>
  owner.result(openStaffTimeLog, { params: { userId: owner.user.userId, year, month } });

const save = (owner: Owner, { staffTimeLogId, ...log }: any, changes: object = {}) =>
  owner.call(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, ...changes } });

async function submitted(owner: Owner, month = 1): Promise<any> {
  const reply = await save(owner, await opened(owner, month), { status: 'Submitted' });
  expect(reply.status).toBe(200);
  return reply.json.result;
}

const ask = ({ staffTimeLogId, version }: any) => ({ params: { staffTimeLogId }, query: { version } });
const read = (owner: Owner, { staffTimeLogId }: any) => owner.result(getStaffTimeLog, { params: { staffTimeLogId } });
const textsOf = async (owner: Owner) =>
  (await owner.result(listOwnNotifications)).map(({ text }: { text: string }) => text);

describe('an approval', () => {
  it('is a SuperAdmin’s to give to another’s submitted month, once', async () => {
    const owner = await newOwner();
    const draft = await opened(owner, 2);
    expect(await superAdmin.call(approveStaffTimeLog, ask(draft))).toMatchObject({
      status: 409,
      json: { message: 'Tidloggen är inte inskickad.' },
    });
    const log = await submitted(owner);
    expect((await staff.call(approveStaffTimeLog, ask(log))).status).toBe(403);
    expect((await owner.call(approveStaffTimeLog, ask(log))).status).toBe(403);
    await superAdmin.result(approveStaffTimeLog, ask(log));
    expect(await read(owner, log)).toEqual({
      ...log,
      dateApproved: expect.stringMatching(/^\d{4}-.*Z$/),
      version: log.version + 1,
    });
    expect(await developer.call(approveStaffTimeLog, { params: log })).toMatchObject({
      status: 409,
      json: { message: 'Tidloggen är redan godkänd.' },
    });
    await expect.poll(() => textsOf(owner)).toEqual(['BS har godkänt tidloggen för januari 2020']);
  });

  it.runIf(inAll)('is never of one’s own month while there is another, whatever the role', async () => {
    const owner = await newOwner('SuperAdmin');
    const log = await submitted(owner);
    const message = 'Du kan inte godkänna din egen tidlogg.';
    expect(await owner.call(approveStaffTimeLog, ask(log))).toMatchObject({ status: 403, json: { message } });
    const people = await owner.result(listTimeLogsOfAll, { params: { year: 2020 } });
    expect(people.find(({ userId }: { userId: number }) => userId === owner.user.userId).mayApprove).toBe(false);
    const { staffTimeLogId, version } = log;
    const many = await owner.result(approveStaffTimeLogs, { body: { logs: [{ staffTimeLogId, version }] } });
    expect(many).toEqual({ approved: [], skipped: [{ staffTimeLogId, message }] });
    await superAdmin.result(approveStaffTimeLog, ask(log));
    await superAdmin.result(undoTimeLogApproval, { params: log });
    // Undo does not give what the call refuses.
    const restored = await owner.call(restoreRecord, {
      params: { kind: 'staff-time-log', id: staffTimeLogId },
      body: { to: 3, expected: 4 },
    });
    expect(restored.status).toBe(403);
    expect((await read(owner, log)).dateApproved).toBeNull();
  });

  it('is given once by two SuperAdmins at once, the other of whom is told who was first', async () => {
    const owner = await newOwner();
    const log = await submitted(owner);
    const replies = await Promise.all([superAdmin, developer].map((api) => api.call(approveStaffTimeLog, ask(log))));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.json.message).toMatch(/ ändrade uppgiften /);
    expect((await read(owner, log)).version).toBe(log.version + 1);
  });

  it.runIf(inAll)('and a sending back at once leave one of the two', async () => {
    const owner = await newOwner();
    const log = await submitted(owner);
    const [approval, sending] = await Promise.all([
      superAdmin.call(approveStaffTimeLog, ask(log)),
      developer.call(sendBackStaffTimeLog, { ...ask(log), body: { note: 'Rätta den 3' } }),
    ]);
    expect([approval.status, sending.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { status, dateApproved } = await read(owner, log);
    expect([status, dateApproved !== null]).toEqual(approval.status === 200 ? ['Submitted', true] : ['Draft', false]);
  });

  it('locks the month for its owner, also against a save at the same time', async () => {
    const owner = await newOwner();
    const log = await submitted(owner);
    const [approval, saved] = await Promise.all([
      superAdmin.call(approveStaffTimeLog, ask(log)),
      save(owner, log, { employmentPercentage: 50 }),
    ]);
    expect([approval.status, saved.status]).toEqual([200, 409]);
    const approved = await read(owner, log);
    expect(approved.employmentPercentage).toBe(100);
    const message = 'Tidloggen är godkänd och kan inte ändras eller tas bort.';
    expect(await save(owner, approved, { status: 'Draft' })).toMatchObject({ status: 409, json: { message } });
    expect(await owner.call(deleteStaffTimeLog, ask(approved))).toMatchObject({ status: 409, json: { message } });
    for (const route of [reopenStaffTimeLog, sendBackStaffTimeLog]) {
      expect(await superAdmin.call(route, { ...ask(approved), body: { note: 'Rätta' } })).toMatchObject({
        status: 409,
        json: { message: 'Tidloggen är godkänd. Ta först tillbaka godkännandet.' },
      });
    }
  });

  it.runIf(inAll)('can be taken back, and undone like other changes', async () => {
    const owner = await newOwner();
    const log = await submitted(owner);
    expect((await superAdmin.call(undoTimeLogApproval, ask(log))).status).toBe(409);
    await superAdmin.result(approveStaffTimeLog, ask(log));
    expect((await staff.call(undoTimeLogApproval, { params: log })).status).toBe(403);
    await superAdmin.result(undoTimeLogApproval, { params: log, query: { version: log.version + 1 } });
    expect(await read(owner, log)).toEqual({ ...log, version: log.version + 2 });
    const restore = (api: Api, to: number, expected: number) =>
      api.call(restoreRecord, {
        params: { kind: 'staff-time-log', id: log.staffTimeLogId },
        body: { to, expected },
      });
    expect((await restore(staff, 3, 4)).status).toBe(403);
    expect((await restore(superAdmin, 3, 4)).status).toBe(200);
    expect((await read(owner, log)).dateApproved).not.toBeNull();
  });
});

describe('many approvals at once', () => {
  it('are of those that can be approved; the others are told with the reason, and a retry answers the same', async () => {
    const owners = await Promise.all([newOwner(), newOwner(), newOwner(), newOwner()]);
    const [fine, stale, draft, approved] = await Promise.all([
      submitted(owners[0]),
      submitted(owners[1]),
      opened(owners[2], 1),
      submitted(owners[3]),
    ]);
    await superAdmin.result(approveStaffTimeLog, ask(approved));
    const pick = ({ staffTimeLogId, version }: any) => ({ staffTimeLogId, version });
    const logs = [
      pick(fine),
      pick(fine),
      { ...pick(stale), version: 1 },
      pick(draft),
      { staffTimeLogId: approved.staffTimeLogId, version: approved.version + 1 },
    ];
    const call = { body: { logs }, idempotencyKey: newKey() };
    const answer = await superAdmin.result(approveStaffTimeLogs, call);
    expect(answer.approved).toEqual([{ staffTimeLogId: fine.staffTimeLogId, version: fine.version + 1 }]);
    expect(answer.skipped.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/ ändrade uppgiften /),
      'Tidloggen är inte inskickad.',
      'Tidloggen är redan godkänd.',
    ]);
    expect(await superAdmin.result(approveStaffTimeLogs, call)).toEqual(answer);
    expect((await read(owners[0], fine)).version).toBe(fine.version + 1);
    expect((await staff.call(approveStaffTimeLogs, { body: { logs } })).status).toBe(403);
    const tooMany = Array.from({ length: 41 }, (_, index) => ({ staffTimeLogId: index + 1, version: 1 }));
    expect((await superAdmin.call(approveStaffTimeLogs, { body: { logs: tooMany } })).status).toBe(422);
  });
});

describe('a month that is sent back', () => {
  it('has the note for its owner until it is submitted again, and all of it stands among its events', async () => {
    const owner = await newOwner();
    const log = await submitted(owner);
    const note = 'Sjukdagen den 14 saknas';
    expect((await staff.call(sendBackStaffTimeLog, { ...ask(log), body: { note } })).status).toBe(403);
    expect((await superAdmin.call(sendBackStaffTimeLog, { ...ask(log), body: { note: 'x'.repeat(501) } })).status).toBe(
      422,
    );
    await superAdmin.result(sendBackStaffTimeLog, { ...ask(log), body: { note } });
    const draft = await read(owner, log);
    expect(draft).toMatchObject({ status: 'Draft', sentBackNote: note });
    // Health may stand in the note, so that no message repeats it.
    await expect.poll(() => textsOf(owner)).toEqual(['BS har skickat tillbaka tidloggen för januari 2020']);
    const saved = (await save(owner, draft)).json.result;
    expect(saved.sentBackNote).toBe(note);
    const again = (await save(owner, saved, { status: 'Submitted' })).json.result;
    expect(again).toMatchObject({ status: 'Submitted', dateSentBack: null, sentBackNote: '' });
    await superAdmin.result(approveStaffTimeLog, ask(again));

    const params = { staffTimeLogId: log.staffTimeLogId };
    const events = await owner.result(getStaffTimeLogEvents, { params });
    const { firstName, lastName } = owner.user;
    expect(events.map((event: any) => [event.event, event.byName, event.note])).toEqual([
      ['Approved', 'Björn Sandell', ''],
      ['Submitted', `${firstName} ${lastName}`, ''],
      ['SentBack', 'Björn Sandell', note],
      ['Submitted', `${firstName} ${lastName}`, ''],
    ]);
    expect((await staff.call(getStaffTimeLogEvents, { params })).status).toBe(403);
    const readings = async () =>
      (await owner.result(getStaffTimeLogReadings, { params: { userId: owner.user.userId } })).length;
    const before = await readings();
    expect(await superAdmin.result(getStaffTimeLogEvents, { params })).toEqual(events);
    expect(await readings()).toBe(before + 1);
  });
});

describe('the year of all', () => {
  const monthsOf = async ({ user }: Owner, year = 2020) =>
    (await superAdmin.result(listTimeLogsOfAll, { params: { year } })).find(
      ({ userId }: any) => userId === user.userId,
    );
  const statesOf = async (owner: Owner, year?: number) =>
    (await monthsOf(owner, year))?.months.map(({ month, state }: any) => [month, state]);

  it('has the state of each month, and those that are missing after the first', async () => {
    const owner = await newOwner();
    expect(await statesOf(owner)).toEqual([]);
    await opened(owner, 8);
    const sent = await submitted(owner, 9);
    const approved = await submitted(owner, 10);
    await superAdmin.result(approveStaffTimeLog, ask(approved));
    const back = await submitted(owner, 11);
    await superAdmin.result(sendBackStaffTimeLog, { ...ask(back), body: { note: 'Rätta den 3' } });
    expect(await statesOf(owner)).toEqual([
      [8, 'Started'],
      [9, 'Submitted'],
      [10, 'Approved'],
      [11, 'SentBack'],
      [12, 'Missing'],
    ]);
    expect((await statesOf(owner, 2021))?.[0]).toEqual([1, 'Missing']);
    expect(await statesOf(owner, 2019)).toEqual([]);
    const { months } = await monthsOf(owner);
    expect(months[1]).toEqual({
      month: 9,
      state: 'Submitted',
      staffTimeLogId: sent.staffTimeLogId,
      version: sent.version,
    });
    expect(months[4]).toEqual({ month: 12, state: 'Missing', staffTimeLogId: null, version: null });
  });

  it('has nothing missing after the month in which the employment ends, and nobody is reminded of it', async () => {
    const owner = await newOwner();
    await opened(owner, 8);
    const { pin: _pin, ...fields } = owner.user;
    const body = { ...fields, employedUntil: '2020-10-01' };
    await superAdmin.result(updateUser, { params: owner.user, body });
    expect(await statesOf(owner)).toEqual([
      [8, 'Started'],
      [9, 'Missing'],
      [10, 'Missing'],
    ]);
    expect(await statesOf(owner, 2021)).toEqual([]);
    const asked = { year: 2020, month: 11, userIds: [owner.user.userId] };
    expect((await superAdmin.result(remindOfTimeLogs, { body: asked })).skipped).toEqual([
      { userId: owner.user.userId, message: 'Anställningen är slut.' },
    ]);
  });

  it('is SuperAdmin’s, reveals nothing of what logs contain, and is thus no reading', async () => {
    const owner = await newOwner();
    const log = await opened(owner, 3);
    const lines = log.staffTimeLogLines.map((line: any) => (line.day === 4 ? { ...line, sickLeaveHours: 6.5 } : line));
    await save(owner, log, { staffTimeLogLines: lines });
    expect((await staff.call(listTimeLogsOfAll, { params: { year: 2020 } })).status).toBe(403);
    const { months, ...person } = await monthsOf(owner);
    const { userId, initials, firstName, lastName } = owner.user;
    expect(person).toEqual({ userId, initials, firstName, lastName, deleted: false, mayApprove: true });
    expect(Object.keys(months[0]).toSorted()).toEqual(['month', 'staffTimeLogId', 'state', 'version']);
    expect(await owner.result(getStaffTimeLogReadings, { params: { userId } })).toEqual([]);
  });

  it.runIf(inAll)('has deleted users in the years of their logs, whose months are not missing', async () => {
    const owner = await newOwner();
    const log = await submitted(owner, 6);
    const { userId, version } = owner.user;
    await superAdmin.result(deleteUser, { params: { userId }, query: { version } });
    expect(await statesOf(owner)).toEqual([[6, 'Submitted']]);
    expect(await statesOf(owner, 2021)).toBeUndefined();
    await superAdmin.result(approveStaffTimeLog, ask(log));
    expect(await statesOf(owner)).toEqual([[6, 'Approved']]);
  });
});
