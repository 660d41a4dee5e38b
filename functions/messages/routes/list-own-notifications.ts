import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { maxNotifications } from '../../../shared/schemas/notification.ts';
import { route } from '../../request/route.ts';
import { notificationsOf, notificationView } from '../notification-store.ts';

export const handler = route(listOwnNotifications, async ({ user, now }) => {
  const all = await notificationsOf(user.userId, now);
  return all.slice(0, maxNotifications).map(notificationView);
});
