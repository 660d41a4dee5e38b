import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { type Key, followUpPrefix } from './keys.ts';

/** Partition of the index `due`: unfinished tasks by their next attempt (`dueAt`). */
export const dueShard = 'due';
/** Same index, by request time: work that waits until the firm is linked to its accounting. */
export const waitingForAccounting = 'accounting';

/** Same index, by time: invoice mailings that need a person. */
export const mailTrouble = 'mail-trouble';

/** Same index, by stop time: work that is not retried until a person acts. */
export const stoppedFollowUps = 'stopped';

const unfinished = [dueShard, waitingForAccounting, mailTrouble, stoppedFollowUps];

export async function unfinishedFollowUpKeys(): Promise<Key[]> {
  const found = await Promise.all(unfinished.map((due) => keysUnder(due)));
  return found.flat().filter(({ sk }) => sk.startsWith(followUpPrefix));
}

export async function keysUnder(due: string): Promise<Key[]> {
  const keys: Key[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamodb().send(
      new QueryCommand({
        TableName: environment.tableName(),
        IndexName: 'due',
        KeyConditionExpression: 'due = :due',
        ExpressionAttributeValues: { ':due': due },
        ExclusiveStartKey: from,
      }),
    );
    keys.push(...Items.map(keyOf));
    from = LastEvaluatedKey;
  } while (from);
  return keys;
}

export function dueKeys(now: Date, limit: number): Promise<Key[]> {
  return keysOf(dueShard, now, limit);
}

export function waitingKeys(now: Date, limit: number): Promise<Key[]> {
  return keysOf(waitingForAccounting, now, limit);
}

async function keysOf(shard: string, now: Date, limit: number): Promise<Key[]> {
  const { Items } = await dynamodb().send(
    new QueryCommand({
      TableName: environment.tableName(),
      IndexName: 'due',
      KeyConditionExpression: 'due = :due AND dueAt <= :now',
      ExpressionAttributeValues: { ':due': shard, ':now': now.toISOString() },
      Limit: limit,
    }),
  );
  return (Items ?? []).map(keyOf);
}

function keyOf({ pk, sk }: Record<string, unknown>): Key {
  return { pk: pk as string, sk: sk as string };
}
