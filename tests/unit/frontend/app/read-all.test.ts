import { expect, it } from 'vitest';
import { readAll } from '../../../../frontend/src/app/shell/read-all.ts';
import { maxNotifications, type Notification } from '../../../../shared/schemas/notification.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute)).toISOString();

const notification = (minute: number): Notification => ({
  notificationId: `n${minute}`,
  kind: 'GivenProject',
  text: 'Du är ansvarig för 26-0001',
  names: ['26-0001'],
  link: '/projects',
  at: at(minute),
  isRead: false,
});

function serverOf(all: Notification[]) {
  const sizes: number[] = [];
  const unread = () => all.filter(({ isRead }) => !isRead).toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    all,
    sizes,
    unread,
    list: async () => unread().slice(0, maxNotifications),
    mark: async (seen: readonly Notification[]) => {
      sizes.push(seen.length);
      for (const { notificationId } of seen) all.find((one) => one.notificationId === notificationId)!.isRead = true;
      return { unread: unread().length };
    },
  };
}

it('‘Markera alla som lästa’ takes all, a call’s worth at a time', async () => {
  const server = serverOf(Array.from({ length: 200 }, (_, minute) => notification(minute)));
  await readAll(await server.list(), server);
  expect(server.unread()).toEqual([]);
  expect(server.sizes).toEqual([90, 90, 20]);
});

it('‘Markera alla som lästa’ leaves what has come since it was shown', async () => {
  const server = serverOf(Array.from({ length: 100 }, (_, minute) => notification(minute)));
  const shown = await server.list();
  server.all.push(notification(500));
  await readAll(shown, server);
  expect(server.unread().map(({ notificationId }) => notificationId)).toEqual(['n500']);
});
