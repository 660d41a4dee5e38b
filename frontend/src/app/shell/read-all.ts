import type { Notification } from '../../../../shared/schemas/notification.ts';

type Calls = {
  mark: (notifications: readonly Notification[]) => Promise<{ unread: number }>;
  list: () => Promise<readonly Notification[]>;
};

/**
 * Marks all unread notifications as read, of which only the first are shown and may be marked in one call. Those that
 * have come since stay unread.
 * @param shown the unread ones that are shown, the newest first
 */
export async function readAll(shown: readonly Notification[], { mark, list }: Calls): Promise<void> {
  const newest = shown[0]?.at ?? '';
  const marked = new Set<string>();
  let next = shown;
  while (next.length > 0) {
    for (const { notificationId, at } of next) marked.add(`${notificationId} ${at}`);
    // oxlint-disable-next-line no-await-in-loop -- the next ones are listed when these have been marked
    const { unread } = await mark(next);
    if (unread === 0) return;
    // oxlint-disable-next-line no-await-in-loop
    const all = await list();
    next = all.filter((one) => !one.isRead && one.at <= newest && !marked.has(`${one.notificationId} ${one.at}`));
  }
}
