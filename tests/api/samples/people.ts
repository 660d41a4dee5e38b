import { createListView } from '../../../shared/contract/list-views.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import type { Notification } from '../../../shared/schemas/notification.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { expect } from 'vitest';
import { Api } from '../../support/api.ts';
import { makeProject, makeUser, newUser, unique } from '../../support/builders.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { type People, nothing, ofUser, deletion, saving, type Samples } from './sample.ts';

/** Gives the Developer a project, and waits for the notification of it. */
async function makeNotification({ Staff, Developer }: People): Promise<Notification> {
  const { initials } = localUsers.find(({ role }) => role === 'Developer')!;
  const users: { userId: number; initials: string }[] = await Staff.result(getAllUsers);
  const { userId } = users.find((user) => user.initials === initials)!;
  await makeProject(Staff, { projectOwnerUserId: userId });
  let made: Notification | undefined;
  await expect
    .poll(async () => {
      const all: Notification[] = await Developer.result(listOwnNotifications);
      made = all.find(({ kind, isRead }) => kind === 'GivenProject' && !isRead);
      return made !== undefined;
    }, longPoll)
    .toBe(true);
  return made!;
}

export const peopleSamples = {
  'auth/log-out': nothing,
  'auth/change-own-pin': async ({ SuperAdmin }) => {
    const { initials, pin } = await makeUser(SuperAdmin);
    const { token } = await Api.logIn(SuperAdmin.url, initials, pin);
    return { headers: { authorization: `Bearer ${token}` }, body: { currentPin: pin, newPin: 'blåbärsris' } };
  },
  'hub/create-hub-ticket': nothing,
  'hub/get-changes': () => ({ query: { since: new Date().toISOString() } }),
  'log-ins/list-log-ins': nothing,
  'log-ins/list-own-log-ins': nothing,
  'users/list-users': nothing,
  'users/get-all-users': nothing,
  'users/get-user': ofUser,
  'users/create-user': () => ({ body: newUser() }),
  'users/update-user': async ({ SuperAdmin }) => saving('userId', await makeUser(SuperAdmin)),
  'users/delete-user': async ({ SuperAdmin }) => deletion('userId', await makeUser(SuperAdmin)),
  'users/change-pin': async (people) => ({ ...(await ofUser(people)), body: { newPin: 'blåbärsris' } }),
  'notifications/list-own-notifications': nothing,
  'notifications/mark-notifications-read': async (people) => ({
    body: { notifications: [await makeNotification(people)] },
  }),
  'list-views/get-list-views': nothing,
  'list-views/create-list-view': () => ({ body: { list: 'customers', name: unique('Vy'), search: 'name=a' } }),
  'list-views/delete-list-view': async ({ Developer }) => {
    const body = { list: 'customers', name: unique('Vy'), search: '' };
    return { params: { viewId: (await Developer.result(createListView, { body })).viewId } };
  },
} satisfies Samples;
