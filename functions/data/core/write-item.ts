import { DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Action } from './actions.ts';
import type { WriteCondition } from './condition.ts';
import { isConditionFailure } from './contention.ts';
import { conditionOf } from './item-change.ts';
import type { Key } from './keys.ts';
import type { Item } from './table.ts';

/** Writes outside a unit of work, which no request waits to commit. */

/** @returns false if the condition failed */
export async function putItem(item: Item, onlyIf?: WriteCondition): Promise<boolean> {
  try {
    await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: item, ...conditionOf(onlyIf) }));
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}

/** @returns the item that was deleted */
export async function deleteItem(key: Key): Promise<Item | undefined> {
  const { Attributes } = await dynamodb().send(
    new DeleteCommand({ TableName: environment.tableName(), Key: key, ReturnValues: 'ALL_OLD' }),
  );
  return Attributes as Item | undefined;
}

/** All of them or none. */
export async function writeTogether(actions: Action[]): Promise<void> {
  await dynamodb().send(new TransactWriteCommand({ TransactItems: actions }));
}
