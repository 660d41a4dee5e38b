import { randomBytes } from 'node:crypto';
import { formatInstantWithSeconds } from '../../shared/lib/format.ts';
import type { ConnectionLogEntry } from '../../shared/schemas/fortnox.ts';
import { environment } from '../runtime/environment.ts';
import { type Key, fortnoxLogPrefix, keys } from './keys.ts';
import { type Removal, changeLog, removeOldest } from './log-keys.ts';
import { getItem, queryNewest } from './table.ts';
import type { Action } from './actions.ts';
import { pause } from './contention.ts';

export const logKeptDays = 90;

export type LoggedCall = Omit<ConnectionLogEntry, 'id' | 'dateTime' | 'dateTimeDisplay'>;

/** Keeps one call to Fortnox. What is secret must be gone from it already. */
export async function keepCall(call: LoggedCall, now: Date): Promise<void> {
  const id = `${now.toISOString()}-${randomBytes(4).toString('hex')}`;
  const ttl = Math.floor(now.getTime() / 1000) + logKeptDays * 24 * 60 * 60;
  const put = { Put: { TableName: environment.tableName(), Item: { ...keys.fortnoxLog(id), ...call, ttl } } };
  for (let attempt = 0; !(await change([put], 1)); attempt += 1) {
    if (attempt === mostAttempts) throw new Error('The log of Fortnox is too busy.');
    await pause(attempt);
  }
}

const mostAttempts = 10;

/** A page of the log, latest call first, and how many calls it holds. */
export async function getCalls(page: number, size: number): Promise<{ calls: ConnectionLogEntry[]; total: number }> {
  const [items, count] = await Promise.all([
    queryNewest({ from: keys.fortnoxLog(''), to: keys.fortnoxLog('~'), limit: page * size }),
    getItem(keys.fortnoxLogCount()),
  ]);
  const calls = items.slice((page - 1) * size).map(({ pk: _pk, sk, ttl: _ttl, ...call }) => {
    const id = sk.slice(fortnoxLogPrefix.length);
    const dateTime = id.slice(0, new Date(0).toISOString().length);
    return { ...(call as LoggedCall), id, dateTime, dateTimeDisplay: formatInstantWithSeconds(dateTime) };
  });
  return { calls, total: Math.max((count?.['value'] as number | undefined) ?? 0, calls.length) };
}

/** Removes calls made before an instant, as many as there is time for. */
export function removeCalls(before: Date, until: number): Promise<Removal> {
  const remove = (old: Key[]) =>
    change(
      old.map((key) => ({
        Delete: { TableName: environment.tableName(), Key: key, ConditionExpression: 'attribute_exists(pk)' },
      })),
      -old.length,
    );
  return removeOldest({ from: keys.fortnoxLog(''), to: keys.fortnoxLog(before.toISOString()), remove }, until);
}

/** The log and its count change together. @returns false when somebody else changed the same at the same time */
function change(actions: Action[], by: number): Promise<boolean> {
  const count: Action = {
    Update: {
      TableName: environment.tableName(),
      Key: keys.fortnoxLogCount(),
      UpdateExpression: 'ADD #value :by',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':by': by },
    },
  };
  return changeLog([...actions, count]);
}
