import type { AttributeValue, DynamoDBStreamEvent } from 'aws-lambda';
import { broadcast, disconnect, sendTo } from '../../messages/live.ts';
import { notify } from '../../notifications/notify.ts';
import { followUpPrefix, sessionKey } from '../../data/core/keys.ts';
import { canaryId } from '../../users/canary-store.ts';
import { countUnread } from '../../messages/notification-store.ts';
import { FilesChanged } from './files-changed.ts';
import { keepHistory } from './history-changed.ts';
import { eventsOf, usersNotified } from './notifications-changed.ts';
import { PushedRows } from './pushed-rows.ts';

type Image = Record<string, AttributeValue>;

export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const now = new Date();
  const userIds = new Set<number>();
  const sessions = new Set<string>();
  const changed = new Map<string, Set<number>>();
  const rows = new PushedRows();
  const files = new FilesChanged();
  let listedAt: string | undefined;
  for (const { eventName, dynamodb } of event.Records) {
    if (eventName === 'REMOVE' && dynamodb?.Keys?.['sk']?.S === sessionKey) sessions.add(dynamodb.Keys['pk']?.S ?? '');
    const image = dynamodb?.NewImage;
    if (image) files.add(keyOf(dynamodb.Keys), image, eventName === 'INSERT');
    const record = image && recordOf(dynamodb.Keys?.['sk']?.S ?? '', image);
    if (!record) continue;
    if (record.kind === 'user' && endsSessions(dynamodb.OldImage, image)) userIds.add(record.id);
    changed.set(record.kind, (changed.get(record.kind) ?? new Set()).add(record.id));
    const row = image['row']?.S;
    if (row === undefined) continue;
    rows.add(row);
    const changedAt = image['changedAt']!.S!;
    if (listedAt === undefined || changedAt > listedAt) listedAt = changedAt;
  }
  if (userIds.size + sessions.size > 0) await disconnect({ userIds, sessions }, now);
  if (files.payload) await broadcast({ type: 'FilesChanged', payload: files.payload }, now);
  if (changed.size > 0) {
    const changes = [...changed].map(([kind, ids]) => ({ kind, ids: [...ids], ...rows.of(kind) }));
    await broadcast({ type: 'RecordsChanged', payload: { changes, ...(listedAt && { changedAt: listedAt }) } }, now);
  }
  await notifyUsers(event, now);
  // Last: windows do not wait for it.
  await keepHistory(event.Records);
}

/** Notifies users of what concerns them; the notifications come back here, to be pushed. */
async function notifyUsers({ Records }: DynamoDBStreamEvent, now: Date): Promise<void> {
  await notify(eventsOf(Records), now);
  for (const userId of usersNotified(Records)) {
    const unread = await countUnread(userId, now);
    await sendTo(userId, { type: 'NotificationsChanged', payload: { unread } }, now);
  }
}

function keyOf(item: Image | undefined): { pk: string; sk: string } {
  return { pk: item?.['pk']?.S ?? '', sk: item?.['sk']?.S ?? '' };
}

function endsSessions(before: Image | undefined, after: Image): boolean {
  const generation = (image: Image | undefined) => image?.['data']?.M?.['sessionGeneration']?.N;
  return before !== undefined && (after['deleted']?.BOOL === true || generation(before) !== generation(after));
}

function recordOf(sk: string, image: Image): { kind: string; id: number } | undefined {
  if (sk === 'RECORD') {
    const id = Number(image['id']?.N);
    // The canary's user is in no list.
    return id === canaryId ? undefined : { kind: image['kind']?.S ?? '', id };
  }
  return sk.startsWith(followUpPrefix) ? { kind: 'invoice', id: Number(image['invoiceId']?.N) } : undefined;
}
