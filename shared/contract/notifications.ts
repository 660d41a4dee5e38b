import * as z from 'zod/mini';
import * as calls from './calls/notifications.ts';
import { notificationSchema, seenNotificationsSchema, unreadSchema } from '../schemas/notification.ts';
import { defineRoute } from './route.ts';

export const listOwnNotifications = defineRoute(calls.listOwnNotifications, {
  summary: 'The caller’s notifications of the last 60 days: unread ones first, then the newest.',
  result: z.array(notificationSchema),
});

export const markNotificationsRead = defineRoute(calls.markNotificationsRead, {
  summary: 'Mark notifications of the caller as read. One that has changed since it was shown stays unread.',
  body: seenNotificationsSchema,
  result: unreadSchema,
});

export const notificationsRoutes = [listOwnNotifications, markNotificationsRead];
