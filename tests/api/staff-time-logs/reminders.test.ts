import { beforeAll, describe, expect, it } from 'vitest';
import { mailDayOf } from '../../../shared/domain/daily-mail.ts';
import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getUserSettings, saveUserSettings } from '../../../shared/contract/settings.ts';
import { openStaffTimeLog, remindOfTimeLogs, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { deleteUser } from '../../../shared/contract/users.ts';
import { dailyMails } from '../../../functions/notifications/send-daily-mail.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { acquireTask } from '../../../functions/data/tasks/task-store.ts';
import type { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs, logInUser } from '../../support/people.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

beforeAll(() => useStack());

async function newPerson() {
  const user = await makeUser(superAdmin);
  return Object.assign(await logInUser(user), { user });
}

const july = { year: 2020, month: 7 };
const remind = (api: Api, userIds: number[], month = july) =>
  api.call(remindOfTimeLogs, { body: { ...month, userIds } });
const textsOf = async (person: Api) =>
  (await person.result(listOwnNotifications)).map(({ text }: { text: string }) => text);

describe('a reminder of a time log', () => {
  it('is a message, and a mail whatever its receiver has chosen, once a day for each month', async () => {
    const person = await newPerson();
    const { userId, email } = person.user;
    const settings = await person.result(getUserSettings);
    await person.result(saveUserSettings, { body: { ...settings, tellTimeLogDue: 'None' } });
    // Two SuperAdmins at once remind once.
    const replies = await Promise.all([remind(superAdmin, [userId]), remind(developer, [userId])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.flatMap(({ json }) => json.result.reminded)).toEqual([userId]);
    expect(replies.flatMap(({ json }) => json.result.skipped)).toEqual([{ userId, message: 'Redan påmind i dag.' }]);
    await expect.poll(async () => (await textsOf(person)).length).toBe(1);
    expect((await textsOf(person))[0]).toMatch(/^(BS|CE) påminner: skicka in tidloggen för juli 2020$/);
    const august = await remind(superAdmin, [userId, userId], { year: 2020, month: 8 });
    expect(august.json.result).toEqual({ reminded: [userId], skipped: [], withoutMail: [] });

    const planned = keys.dailyMail(userId, mailDayOf(new Date()));
    const later = new Date(Date.now() + 100 * 60 * 60_000);
    const task = (await acquireTask(planned, dailyMails.timing, later))!;
    await dailyMails.step(task, Infinity);
    const { items } = await superAdmin.result(listMessageLog, { query: { to: email, itemsPerPage: 0 } });
    expect(items.filter(({ kind }: { kind: string }) => kind === 'Daily')).toHaveLength(1);
  });

  it('is SuperAdmin’s to send, of ended months that are not submitted, to those who are there', async () => {
    const [sent, gone] = await Promise.all([newPerson(), newPerson()]);
    const params = { userId: sent.user.userId, ...july };
    const { staffTimeLogId, ...log } = await sent.result(openStaffTimeLog, { params });
    await sent.result(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, status: 'Submitted' } });
    const { userId, version } = gone.user;
    await superAdmin.result(deleteUser, { params: { userId }, query: { version } });
    const answer = (await remind(superAdmin, [sent.user.userId, userId, 99_999_999])).json.result;
    expect(answer).toEqual({
      reminded: [],
      withoutMail: [],
      skipped: [
        { userId: sent.user.userId, message: 'Tidloggen är inskickad.' },
        { userId, message: 'Användaren är borttagen.' },
        { userId: 99_999_999, message: 'Användaren finns inte.' },
      ],
    });
    expect((await remind(staff, [sent.user.userId])).status).toBe(403);
    expect((await remind(superAdmin, [sent.user.userId], { year: 2090, month: 1 })).status).toBe(422);
  });
});
