import { environment } from '../../platform/environment.ts';
import type { Action } from './actions.ts';
import type { WriteCondition } from './condition.ts';
import { type ItemChange, conditionOf, updateOf } from './item-change.ts';
import type { Key } from './keys.ts';

/** What a transaction does to single items. */

export function putAction(item: Key & Record<string, unknown>, onlyIf?: WriteCondition): Action {
  return { Put: { TableName: environment.tableName(), Item: item, ...conditionOf(onlyIf) } };
}

export function updateAction({ pk, sk }: Key, change: ItemChange): Action {
  return { Update: { TableName: environment.tableName(), Key: { pk, sk }, ...updateOf(change) } };
}

export function deleteAction({ pk, sk }: Key, onlyIf?: WriteCondition): Action {
  return { Delete: { TableName: environment.tableName(), Key: { pk, sk }, ...conditionOf(onlyIf) } };
}

export function checkAction({ pk, sk }: Key, onlyIf: WriteCondition): Action {
  const check = { ConditionExpression: '', ...conditionOf(onlyIf) };
  return { ConditionCheck: { TableName: environment.tableName(), Key: { pk, sk }, ...check } };
}
