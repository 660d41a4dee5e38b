import { environment } from '../../platform/environment.ts';
import type { Action } from './actions.ts';
import type { Key } from './keys.ts';
import { changeLog } from './log-keys.ts';

const atOnce = 50;

/** Some at a time, for changes that may be made again after a crash. @throws when an item has gone meanwhile */
export async function changeItems(actions: readonly Action[]): Promise<void> {
  for (let start = 0; start < actions.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
    const isDone = await changeLog(actions.slice(start, start + atOnce));
    if (!isDone) throw new Error('An item has changed meanwhile; the next attempt reads it again.');
  }
}

export function removal({ pk, sk }: Key): Action {
  return { Delete: { TableName: environment.tableName(), Key: { pk, sk } } };
}

/** Of an item that is there: one that has expired meanwhile is not made again. */
export function setting({ pk, sk }: Key, values: Record<string, string>): Action {
  const names = Object.keys(values);
  return {
    Update: {
      TableName: environment.tableName(),
      Key: { pk, sk },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
    },
  };
}
