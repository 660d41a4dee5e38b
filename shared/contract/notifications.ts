import * as z from 'zod/mini';
import { notificationSchema, seenNotificationsSchema, unreadSchema } from '../schemas/notification.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: ['notification'], changes: ['notification'] });

export const listOwnNotifications = defineRoute({
  name: 'notifications/list-own-notifications',
  method: 'GET',
  path: '/notifications',
  role: 'Staff',
  summary: 'The caller’s notifications of the last 60 days: unread ones first, then the newest.',
  result: z.array(notificationSchema),
});

export const markNotificationsRead = defineRoute({
  name: 'notifications/mark-notifications-read',
  method: 'POST',
  path: '/notifications/read',
  role: 'Staff',
  summary: 'Mark notifications of the caller as read. One that has changed since it was shown stays unread.',
  body: seenNotificationsSchema,
  result: unreadSchema,
});

export const notificationsRoutes = [listOwnNotifications, markNotificationsRead];
