import type { DynamoDBRecord } from 'aws-lambda';
import { type NotificationEvent, eventsIn } from '../../notifications/events-in-change.ts';
import { notificationsPrefix } from '../../data/core/keys.ts';

/** What the records of a stream mean to users. */
export function eventsOf(records: readonly DynamoDBRecord[]): NotificationEvent[] {
  return records.flatMap(({ dynamodb }) => {
    const { NewImage: after, OldImage: before, Keys, ApproximateCreationDateTime = 0 } = dynamodb ?? {};
    if (!after) return [];
    const at = new Date(ApproximateCreationDateTime * 1000).toISOString();
    return eventsIn({ pk: Keys?.['pk']?.S ?? '', sk: Keys?.['sk']?.S ?? '', before, after, at });
  });
}

/** The users whose notifications are new or have been read. */
export function usersNotified(records: readonly DynamoDBRecord[]): Set<number> {
  const partitions = records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? '');
  const changed = partitions.filter((pk) => pk.startsWith(notificationsPrefix));
  return new Set(changed.map((pk) => Number(pk.slice(notificationsPrefix.length))));
}
