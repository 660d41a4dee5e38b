import * as z from 'zod/mini';
import { notificationKinds } from '../codes/notifications.ts';
import { instant } from '../fields/fields.ts';

export const notificationSchema = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  text: z.string(),
  /** Parts of the text, in its order: who did it, and what it is about. */
  names: z.array(z.string()),
  /** A path of the site. */
  link: z.string(),
  at: instant,
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;

/** No more are listed, or marked at once: a transaction holds one hundred. */
export const maxNotifications = 90;

/** `at` as it was shown: what has been added since stays unread. */
export const seenNotificationsSchema = z.object({
  notifications: z
    .array(z.object({ notificationId: z.string().check(z.minLength(1), z.maxLength(200)), at: instant }))
    .check(z.maxLength(maxNotifications)),
});

export const unreadSchema = z.object({ unread: z.int() });
