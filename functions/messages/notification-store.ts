import * as z from 'zod/mini';
import { type NotificationKind, notificationKinds } from '../../shared/codes/notifications.ts';
import type { Notification } from '../../shared/schemas/notification.ts';
import { notifications, notificationText } from '../../shared/text/notifications.ts';
import { any, equals, isNew, lacksMember } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys, notificationsPrefix } from '../data/core/keys.ts';
import { type Item, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

const retentionDays = 60;

const storedSchema = z.object({
  kind: z.enum(notificationKinds),
  as: z.string(),
  by: z.string(),
  name: z.string(),
  subjectId: z.int(),
  subjects: z.instanceof(Set<number>),
  at: z.string(),
  readAt: z._default(z.nullable(z.string()), null),
  /** The day whose mail tells of it; empty if none does. */
  mailDay: z.string(),
});
export type StoredNotification = z.output<typeof storedSchema> & { notificationId: string };

export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  as: string;
  byUserId: number;
  by: string;
  name: string;
  subjectId: number;
  /** The time of the cause, the same at each delivery of it. */
  at: string;
  mailDay: string;
};

/**
 * Stores a notification, or adds its subject to the one of the same user, kind and minute, which is unread again. A
 * subject that is there already changes nothing.
 */
export async function storeNotification({ userId, byUserId, ...one }: NewNotification): Promise<void> {
  const { kind, as, by, name, subjectId, at, mailDay } = one;
  const ttl = Math.floor(Date.parse(at) / 1000) + retentionDays * 24 * 60 * 60;
  const minute = at.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  await updateIf(keys.notification(userId, [minute, kind, as, byUserId].join('_')), {
    set: { kind, as, by, name, subjectId, at, mailDay, ttl },
    remove: ['readAt'],
    add: { subjects: new Set([subjectId]) },
    onlyIf: any(isNew, lacksMember('subjects', subjectId)),
  });
}

/** Unread ones first, then the newest. DynamoDB removes expired items late, so they are filtered out. */
export async function notificationsOf(userId: number, now: Date): Promise<StoredNotification[]> {
  const items = await queryItems(`${notificationsPrefix}${userId}`, '');
  return items
    .filter(({ ttl }) => Number(ttl) * 1000 > now.getTime())
    .map(notificationOf)
    .toSorted((one, other) => Number(isRead(one)) - Number(isRead(other)) || other.at.localeCompare(one.at));
}

export async function countUnread(userId: number, now: Date): Promise<number> {
  return (await notificationsOf(userId, now)).filter((one) => !isRead(one)).length;
}

type SeenNotification = Pick<Notification, 'notificationId' | 'at'>;

/** Stages that notifications are read, unless they have changed since. @returns how many are left unread */
export async function stageRead(unit: UnitOfWork, seen: readonly SeenNotification[], now: Date): Promise<number> {
  const unread = (await notificationsOf(unit.userId, now)).filter((one) => !isRead(one));
  const versions = new Map(seen.map(({ notificationId, at }) => [notificationId, at]));
  const read = unread.filter(({ notificationId, at }) => versions.get(notificationId) === at);
  for (const { notificationId, at } of read) {
    unit.update(keys.notification(unit.userId, notificationId), {
      set: { readAt: now.toISOString() },
      onlyIf: equals({ at }),
    });
  }
  return unread.length - read.length;
}

export function notificationView(stored: StoredNotification): Notification {
  const { notificationId, kind, as, by, name, subjectId, subjects, at } = stored;
  const facts = { as, by, name, subjectId, count: subjects.size };
  return {
    notificationId,
    kind,
    text: notificationText(kind, facts),
    names: facts.count === 1 ? [by, name].filter(Boolean) : [by].filter(Boolean),
    link: notifications[kind].link(facts),
    at,
    isRead: isRead(stored),
  };
}

export const isRead = ({ readAt }: Pick<StoredNotification, 'readAt'>): boolean => readAt !== null;

function notificationOf(item: Item): StoredNotification {
  return { ...storedSchema.parse(item), notificationId: item.sk };
}
