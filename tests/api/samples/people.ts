import { expect } from 'vitest';
import { listSessions } from '../../../shared/contract/auth.ts';
import { createListView, deleteListView } from '../../../shared/contract/list-views.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import type { OpenSession } from '../../../shared/schemas/open-session.ts';
import type { Notification } from '../../../shared/schemas/notification.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { Api } from '../../support/api.ts';
import { makeContact, makeProject, makeUser, newUser, unique } from '../../support/builders.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { passkeysSamples } from './passkeys.ts';
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

const ofPerson = (kind: 'contact' | 'user', id: number) => ({ params: { kind, id } });

export const peopleSamples = {
  'auth/log-out': nothing,
  'auth/list-sessions': nothing,
  'auth/end-session': async ({ Developer }) => {
    const { initials, pin } = localUsers.find(({ role }) => role === 'Developer')!;
    await Api.logIn(Developer.url, initials, pin);
    const sessions: OpenSession[] = await Developer.result(listSessions);
    return { params: { sessionId: sessions.find(({ isThis }) => !isThis)!.sessionId } };
  },
  'auth/end-all-sessions': async ({ SuperAdmin }) => {
    const { initials, pin } = await makeUser(SuperAdmin);
    const { token } = await Api.logIn(SuperAdmin.url, initials, pin);
    return { headers: { authorization: `Bearer ${token}` } };
  },
  'auth/change-own-pin': async ({ SuperAdmin }) => {
    const { initials, pin } = await makeUser(SuperAdmin);
    const { token } = await Api.logIn(SuperAdmin.url, initials, pin);
    return { headers: { authorization: `Bearer ${token}` }, body: { currentPin: pin, newPin: 'blåbärsris' } };
  },
  ...passkeysSamples,
  'hub/create-hub-ticket': nothing,
  'hub/get-changes': () => ({ query: { since: new Date().toISOString() } }),
  'personal-data/begin-person-take-out': async ({ SuperAdmin }) =>
    ofPerson('user', (await makeUser(SuperAdmin)).userId),
  'personal-data/preview-erasure': async ({ Staff }) => ofPerson('contact', (await makeContact(Staff)).contactId),
  'personal-data/erase-person': async ({ Staff }) => ({
    ...ofPerson('contact', (await makeContact(Staff)).contactId),
    body: { version: 1 },
  }),
  'personal-data/list-erasures': nothing,
  'personal-data/list-erasable-persons': nothing,
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
  'list-views/restore-list-view': async ({ Developer }) => {
    const body = { list: 'customers', name: unique('Vy'), search: '' };
    const { viewId } = await Developer.result(createListView, { body });
    await Developer.result(deleteListView, { params: { viewId } });
    return { params: { viewId } };
  },
} satisfies Samples;
