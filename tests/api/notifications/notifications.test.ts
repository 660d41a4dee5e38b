import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { handler as remindOfTimeLogs } from '../../../functions/entry/jobs/remind-of-time-logs.ts';
import { dailyMails } from '../../../functions/notifications/send-daily-mail.ts';
import { notify } from '../../../functions/notifications/notify.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { beginDailyMail, planDailyMail } from '../../../functions/messages/daily-mail-store.ts';
import { acquireTask } from '../../../functions/data/tasks/task-store.ts';
import { createHubTicket, getChanges, hubMessageSchema } from '../../../shared/contract/hub.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { listOwnNotifications, markNotificationsRead } from '../../../shared/contract/notifications.ts';
import { getUserSettings, saveUserSettings } from '../../../shared/contract/settings.ts';
import { beginListExport } from '../../../shared/contract/spreadsheets.ts';
import { updateProject } from '../../../shared/contract/projects.ts';
import { openStaffTimeLog, reopenStaffTimeLog, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { timeLogsDue } from '../../../functions/notifications/time-logs-due.ts';
import { updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { mailDayOf } from '../../../shared/domain/daily-mail.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import { formatMonth } from '../../../shared/lib/format.ts';
import type { Notification } from '../../../shared/schemas/notification.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeProject, makeUser, makeWorkOrder } from '../../support/builders.ts';
import { failFollowUp, makeInvoice, setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

type Person = Api & { user: any };

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let by = '';

beforeAll(() => {
  useStack();
  by = 'AL';
});

async function newPerson(): Promise<Person> {
  const user = await makeUser(superAdmin);
  return Object.assign(await logInUser(user), { user });
}

const listOf = (person: Api): Promise<Notification[]> => person.result(listOwnNotifications);
const textsOf = async (person: Api) => (await listOf(person)).map(({ text }) => text);
const reported = (person: Api, count: number) => expect.poll(async () => (await listOf(person)).length).toBe(count);
const read = (person: Api, notifications: Notification[]) =>
  person.result(markNotificationsRead, { body: { notifications }, idempotencyKey: newKey() });
const unreadOf = async (person: Api) =>
  (await person.result(getChanges, { query: { since: new Date().toISOString() } })).unread;

describe('notifications', () => {
  it('tell who is given a project or a work order, and never who gave it', async () => {
    const [colleague, giver] = await Promise.all([newPerson(), newPerson()]);
    const ids = { projectOwnerUserId: giver.user.userId, projectReviewerUserId: colleague.user.userId };
    const { projectId, projectCode } = await makeProject(giver, ids);
    const { workOrderId } = await makeWorkOrder(giver, projectId, {
      workOrderOwnerUserId: giver.user.userId,
      workOrderHelperUserId: colleague.user.userId,
    });
    await reported(colleague, 2);
    const list = await listOf(colleague);
    expect(list.map(({ text, names, link, isRead }) => ({ text, names, link, isRead }))).toEqual(
      expect.arrayContaining([
        {
          text: `${giver.user.initials} har gjort dig till granskare av projekt ${projectCode}`,
          names: [giver.user.initials, projectCode],
          link: `/projectdetails/${projectId}`,
          isRead: false,
        },
        {
          text: `${giver.user.initials} har gjort dig till medhjälpare i en insats i ${projectCode}`,
          names: [giver.user.initials, projectCode],
          link: `/home/work-orders?panel=work-order:${workOrderId}`,
          isRead: false,
        },
      ]),
    );
    expect(await listOf(giver)).toEqual([]);
  });

  it('are pushed with the number of unread ones, in each window, when they come and when they are read', async () => {
    const colleague = await newPerson();
    const heard: number[][] = [[], []];
    const sockets = await Promise.all(
      heard.map(async (counts) => {
        const { ticket } = await colleague.result(createHubTicket);
        const socket = new WebSocket(`${testStack().hubUrl}?ticket=${ticket}`, {
          headers: { 'user-agent': 'Mozilla/5.0' },
        });
        socket.on('message', (data: Buffer) => {
          const message = hubMessageSchema.parse(JSON.parse(data.toString()));
          if (message.type === 'NotificationsChanged') counts.push(message.payload.unread);
        });
        await once(socket, 'open');
        return socket;
      }),
    );
    await makeProject(staff, { projectOwnerUserId: colleague.user.userId });
    for (const counts of heard) await expect.poll(() => counts.at(-1)).toBe(1);
    expect(await unreadOf(colleague)).toBe(1);
    const [shown] = await listOf(colleague);
    expect(await read(colleague, [{ ...shown!, at: '2020-01-01T00:00:00.000Z' }])).toEqual({ unread: 1 });
    expect(await read(colleague, [shown!])).toEqual({ unread: 0 });
    for (const counts of heard) await expect.poll(() => counts.at(-1)).toBe(0);
    expect(await listOf(colleague)).toEqual([{ ...shown, isRead: true }]);
    for (const socket of sockets) socket.terminate();
  });

  it('of one minute are one, told once, and unread again when another is added', async () => {
    const colleague = await newPerson();
    const { userId } = colleague.user;
    const event = (subjectId: number) => ({
      kind: 'SharedWork' as const,
      as: 'helper',
      at: '2026-11-20T08:00:00.000Z',
      byUserId: 1,
      userIds: [userId],
      name: 'P1',
      subjectId,
    });
    const now = new Date();
    const at = now.toISOString();
    await notify([{ ...event(1), at }], now);
    await read(colleague, await listOf(colleague));
    await notify([{ ...event(1), at }], now);
    expect((await listOf(colleague)).map(({ isRead }) => isRead)).toEqual([true]);
    await notify(
      [
        { ...event(2), at },
        { ...event(1), at },
      ],
      now,
    );
    const [one, ...others] = await listOf(colleague);
    expect(one).toMatchObject({ isRead: false, link: '/home/work-orders' });
    expect(one!.text).toMatch(/ har gjort dig till medhjälpare i 2 insatser$/);
    expect(others).toEqual([]);
  });

  it('do not come when the user wants none, and another change of a work order gives none', async () => {
    const colleague = await newPerson();
    const { projectId } = await makeProject(staff);
    const helped = { workOrderHelperUserId: colleague.user.userId };
    const made = await makeWorkOrder(staff, projectId, helped);
    await reported(colleague, 1);
    const settings = await colleague.result(getUserSettings);
    await colleague.result(saveUserSettings, { body: { ...settings, tellSharedWork: 'None' } });
    await staff.result(updateWorkOrder, {
      params: made,
      body: { ...made, internalNote: 'Ny text' },
      idempotencyKey: newKey(),
    });
    await makeWorkOrder(staff, projectId, helped);
    // Comes after them in the stream.
    await makeProject(staff, { projectOwnerUserId: colleague.user.userId });
    await reported(colleague, 2);
    const texts = await textsOf(colleague);
    expect(texts.filter((text) => text.startsWith(`${by} har gjort dig till medhjälpare i en insats`))).toHaveLength(1);
  });

  it('tell the owner of its project and its maker of an invoice that is stuck, and the owner when it is overdue', async () => {
    const [owner, maker] = await Promise.all([newPerson(), newPerson()]);
    const { invoiceId, project } = await makeInvoice(maker, 'Created');
    await staff.result(updateProject, {
      params: project,
      body: { ...project, projectOwnerUserId: owner.user.userId },
      idempotencyKey: newKey(),
    });
    const later = new Date(Date.now() + 1_000 * 60 * 60_000);
    await failFollowUp(invoiceId, 'accounting', later, { attempts: 3, lastError: 'Fortnox svarar inte.' });
    await expect.poll(() => textsOf(owner)).toContainEqual(expect.stringMatching(/är inte registrerad i Fortnox$/));
    await expect.poll(() => textsOf(maker)).toContainEqual(expect.stringMatching(/är inte registrerad i Fortnox$/));
    await setInvoiceStatus(invoiceId, 'Posted');
    await setInvoiceStatus(invoiceId, 'Overdue');
    await expect.poll(() => textsOf(owner)).toContainEqual(expect.stringMatching(/^Faktura \d+ har förfallit$/));
    expect((await listOf(owner)).find(({ kind }) => kind === 'OverdueInvoice')!.link).toBe(
      `/invoices/archive/overdue?panel=invoice:${invoiceId}`,
    );
  });

  it('tell who asked for an export that it is finished', async () => {
    const person = await newPerson();
    const columns = [{ key: 'name', heading: 'Namn', format: 'text' }];
    const body = { list: listCustomers.name, asked: {}, name: 'Kunder', columns };
    await person.result(beginListExport, { body, idempotencyKey: newKey() });
    await expect.poll(() => textsOf(person)).toEqual(['Exporten Kunder är klar']);
  });
});

describe('a time log of an ended month', () => {
  it('is announced once while it is not submitted, to users who keep logs, and when it is sent back', async () => {
    const [keeper, another] = await Promise.all([newPerson(), newPerson()]);
    const params = { userId: keeper.user.userId, year: 2026, month: 10 };
    const { staffTimeLogId, ...log } = await keeper.result(openStaffTimeLog, { params });
    const ids = [keeper.user.userId, another.user.userId];
    const remind = async () => notify(await timeLogsDue(ids, '2026-11-03'), new Date());
    await remind();
    await remind();
    expect(await textsOf(keeper)).toEqual(['Tidloggen för oktober 2026 är inte inskickad']);
    expect(await listOf(another)).toEqual([]);
    const body = { ...log, status: 'Submitted' };
    const submitted = await keeper.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
    expect(await timeLogsDue(ids, '2026-11-03')).toEqual([]);
    expect(await timeLogsDue(ids, '2026-12-03')).toEqual([
      expect.objectContaining({ userIds: [keeper.user.userId], name: 'november 2026' }),
    ]);
    expect(await timeLogsDue(ids, '2027-01-03')).toEqual([]);
    const { version } = submitted;
    await superAdmin.result(reopenStaffTimeLog, { params: { staffTimeLogId }, query: { version } });
    await reported(keeper, 2);
    expect(await textsOf(keeper)).toContain('BS har skickat tillbaka tidloggen för oktober 2026');
  });

  it('is found by the job among all users', async () => {
    const keeper = await newPerson();
    const [year = 0, month = 0] = addDays(`${dayOf(new Date()).slice(0, 7)}-01`, -1)
      .split('-')
      .map(Number);
    await keeper.result(openStaffTimeLog, { params: { userId: keeper.user.userId, year, month } });
    await remindOfTimeLogs();
    expect(await textsOf(keeper)).toEqual([`Tidloggen för ${formatMonth(year, month)} är inte inskickad`]);
  });
});

describe('the daily mail', () => {
  const mailsTo = async (email: string) =>
    (await superAdmin.result(listMessageLog, { query: { to: email, itemsPerPage: 0 } })).items.filter(
      ({ kind }: { kind: string }) => kind === 'Daily',
    );

  async function personWithMail(): Promise<Person & { day: string }> {
    const person = await newPerson();
    const settings = await person.result(getUserSettings);
    await person.result(saveUserSettings, { body: { ...settings, tellGivenProject: 'Mail' } });
    await makeProject(staff, { projectOwnerUserId: person.user.userId });
    await reported(person, 1);
    return Object.assign(person, { day: mailDayOf(new Date()) });
  }

  /** Runs the planned mail as the job does when its time has come. */
  async function run(person: Person & { day: string }, times: number): Promise<void> {
    const key = keys.dailyMail(person.user.userId, person.day);
    for (let time = 0; time < times; time += 1) {
      const task = await acquireTask(key, dailyMails.timing, new Date(Date.now() + (time + 1) * 100 * 60 * 60_000));
      if (task) await dailyMails.step(task, Infinity);
    }
  }

  it('is planned with the first notification, lists unread ones, and is sent once', async () => {
    const person = await personWithMail();
    await run(person, 2);
    expect(await mailsTo(person.user.email)).toEqual([
      expect.objectContaining({ subject: 'Klang: 1 nytt meddelande' }),
    ]);
    const all: object[] = await (await fetch(`${testStack().mailUrl}/messages`)).json();
    const sent = JSON.stringify(all.filter((one) => JSON.stringify(one).includes(person.user.email)));
    expect(sent).toContain('AL har gjort dig till ansvarig för projekt');
    expect(sent).toContain('/projectdetails/');
  });

  it('is not sent when everything has been read', async () => {
    const person = await personWithMail();
    await read(person, await listOf(person));
    await run(person, 1);
    expect(await mailsTo(person.user.email)).toEqual([]);
  });

  it('is not sent again after an attempt that was killed while sending', async () => {
    const person = await personWithMail();
    const key = keys.dailyMail(person.user.userId, person.day);
    await planDailyMail(person.user.userId, person.day);
    const task = (await acquireTask(key, dailyMails.timing, new Date(Date.now() + 100 * 60 * 60_000)))!;
    await beginDailyMail(task, new Date());
    await run(person, 9);
    expect(await mailsTo(person.user.email)).toEqual([]);
    expect(await getItem(key)).toMatchObject({ state: 'Uncertain' });
  });
});
