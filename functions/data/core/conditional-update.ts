import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { isConditionFailure } from './contention.ts';
import { type ItemChange, updateOf } from './item-change.ts';
import type { Key } from './keys.ts';

type Attributes = Record<string, unknown>;

/** @returns the item after the update or, if the condition failed, as it was */
export async function updateIf({ pk, sk }: Key, change: ItemChange): Promise<{ isDone: boolean; item: Attributes }> {
  const command = new UpdateCommand({
    TableName: environment.tableName(),
    Key: { pk, sk },
    ...updateOf(change),
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    const { Attributes = {} } = await dynamodb().send(command);
    return { isDone: true, item: Attributes };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item = {} } = error as Error & { Item?: Record<string, Wire> };
    return {
      isDone: false,
      item: Object.fromEntries(Object.entries(Item).map(([name, value]) => [name, plain(value)])),
    };
  }
}

/** An error carries the item in DynamoDB's wire format. */
type Wire = { N?: string; S?: string; BOOL?: boolean };

function plain({ N, S, BOOL }: Wire): unknown {
  return N === undefined ? (S ?? BOOL) : Number(N);
}
