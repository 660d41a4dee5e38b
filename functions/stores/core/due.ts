import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { type Key, followUpPrefix } from './keys.ts';

/** What is not done is in the index `due`, by when it is to be tried next (`dueAt`). */
export const dueShard = 'due';
/** In the same index, by when it was asked for: what cannot be tried until the firm is linked to its accounting. */
export const waitingForAccounting = 'accounting';

/** In the same index, by when it happened: mailings of invoices that somebody has to look at. */
export const mailTrouble = 'mail-trouble';

/** In the same index, by when it stopped: what is not tried again until a person has acted. */
export const stoppedFollowUps = 'stopped';

/** Whatever follows an invoice and is not done, or did not go as it should, stands under one of these. */
const unfinished = [dueShard, waitingForAccounting, mailTrouble, stoppedFollowUps];

/** The keys of what follows invoices and is not done. */
export async function unfinishedFollowUpKeys(): Promise<Key[]> {
  const found = await Promise.all(unfinished.map((due) => keysUnder(due)));
  return found.flat().filter(({ sk }) => sk.startsWith(followUpPrefix));
}

/** The keys of all that stands under one name in the index, oldest first. */
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

/** The keys of what is to be tried now, oldest first. */
export function dueKeys(now: Date, limit: number): Promise<Key[]> {
  return keysOf(dueShard, now, limit);
}

/** The keys of what waits for the link to the accounting, oldest first. */
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

/** Without the key of the index, which its items have too. */
function keyOf({ pk, sk }: Record<string, unknown>): Key {
  return { pk: pk as string, sk: sk as string };
}
