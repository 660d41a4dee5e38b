import { markNotificationsRead } from '../../../shared/contract/notifications.ts';
import { route } from '../../request/route.ts';
import { stageRead } from '../notification-store.ts';

export const handler = route(markNotificationsRead, async ({ body, unit, now }) => ({
  unread: await stageRead(unit, body.notifications, now),
}));
