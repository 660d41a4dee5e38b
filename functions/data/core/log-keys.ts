import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Action } from './actions.ts';
import type { Key } from './keys.ts';

export type Removal = { removed: number; isAll: boolean };

type Entries = {
  from: Key;
  to: Key;
  remove: (keys: Key[]) => Promise<boolean>;
};

const atATime = 50;

export async function removeOldest({ from, to, remove }: Entries, until: number): Promise<Removal> {
  let removed = 0;
  while (Date.now() < until) {
    const oldest = await oldestKeys(from, to);
    if (oldest.length === 0) return { removed, isAll: true };
    if (await remove(oldest)) removed += oldest.length;
  }
  return { removed, isAll: false };
}

export async function changeLog(actions: Action[]): Promise<boolean> {
  try {
    await dynamodb().send(new TransactWriteCommand({ TransactItems: actions }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false;
    throw error;
  }
}

async function oldestKeys(from: Key, to: Key): Promise<Key[]> {
  const { Items = [] } = await dynamodb().send(
    new QueryCommand({
      TableName: environment.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': from.pk, ':first': from.sk, ':last': to.sk },
      ProjectionExpression: 'pk, sk',
      Limit: atATime,
    }),
  );
  return Items as Key[];
}
