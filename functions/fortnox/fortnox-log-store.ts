import { randomBytes } from 'node:crypto';
import { formatInstantWithSeconds } from '../../shared/lib/format.ts';
import { matches } from '../../shared/lib/text.ts';
import type { ConnectionLogEntry } from '../../shared/schemas/fortnox.ts';
import { exists } from '../data/core/condition.ts';
import { deleteAction, putAction, updateAction } from '../data/core/item-actions.ts';
import { type Key, fortnoxLogPrefix, keys } from '../data/core/keys.ts';
import { type Removal, changeLog, removeOldest } from '../data/core/log-keys.ts';
import { type Item, getItem, getItems, queryField, queryRange } from '../data/core/table.ts';
import type { Action } from '../data/core/actions.ts';
import { pause } from '../data/core/contention.ts';

export const logRetentionDays = 90;
/** What DynamoDB removes is still counted, so the job that removes and uncounts old calls has a week to come first. */
const daysForJob = 7;

export type LoggedCall = Omit<ConnectionLogEntry, 'id' | 'dateTime' | 'dateTimeDisplay'>;

/** Secrets must be redacted already. */
export async function keepCall(call: LoggedCall, now: Date): Promise<void> {
  const id = `${now.toISOString()}-${randomBytes(4).toString('hex')}`;
  const ttl = Math.floor(now.getTime() / 1000) + (logRetentionDays + daysForJob) * 24 * 60 * 60;
  await add({ ...keys.fortnoxLog(id), ...call, ttl });
}

/** @returns false if it is there */
export async function restoreCall(item: Item): Promise<boolean> {
  if (await getItem({ pk: item.pk, sk: item.sk })) return false;
  await add(item);
  return true;
}

async function add(item: Item): Promise<void> {
  const put = putAction(item);
  for (let retries = 0; !(await change([put], 1)); retries += 1) {
    if (retries === maxRetries) throw new Error('Too much contention on the Fortnox call log.');
    await pause(retries);
  }
}

const maxRetries = 10;

type Page = {
  page: number;
  size: number;
  oldestFirst?: boolean;
  event?: string;
};

export async function getCalls({
  page,
  size,
  ...which
}: Page): Promise<{ calls: ConnectionLogEntry[]; total: number }> {
  // The size may be Infinity, and 0 times Infinity is NaN.
  const first = page === 1 ? 0 : (page - 1) * size;
  const { items, total } = which.event ? await matching(which, first, size) : await unfiltered(which, first, size);
  return { calls: items.map(callOf), total };
}

type LogPage = { items: Item[]; total: number };
type LogFilter = Omit<Page, 'page' | 'size'>;

const allCalls = { from: keys.fortnoxLog(''), to: keys.fortnoxLog('~') };

async function unfiltered({ oldestFirst = false }: LogFilter, first: number, size: number): Promise<LogPage> {
  const [items, count] = await Promise.all([
    queryRange({ ...allCalls, oldestFirst, limit: first + size }),
    getItem(keys.fortnoxLogCount()),
  ]);
  return { items: items.slice(first), total: Math.max((count?.['value'] as number | undefined) ?? 0, items.length) };
}

async function matching({ event = '', oldestFirst = false }: LogFilter, first: number, size: number): Promise<LogPage> {
  const all = await queryField('event', { ...allCalls, oldestFirst });
  const found = all.filter((call) => matches(call['event'] as string, event));
  const items = new Map((await getItems(found.slice(first, first + size))).map((item) => [item.sk, item]));
  return { items: found.map(({ sk }) => items.get(sk)).filter((item) => item !== undefined), total: found.length };
}

function callOf({ pk: _pk, sk, ttl: _ttl, ...call }: Item): ConnectionLogEntry {
  const id = sk.slice(fortnoxLogPrefix.length);
  const dateTime = id.slice(0, new Date(0).toISOString().length);
  return { ...(call as LoggedCall), id, dateTime, dateTimeDisplay: formatInstantWithSeconds(dateTime) };
}

export function removeCalls(before: Date, until: number): Promise<Removal> {
  const remove = (old: Key[]) =>
    change(
      old.map((key) => deleteAction(key, exists)),
      -old.length,
    );
  return removeOldest({ from: keys.fortnoxLog(''), to: keys.fortnoxLog(before.toISOString()), remove }, until);
}

function change(actions: Action[], by: number): Promise<boolean> {
  return changeLog([...actions, updateAction(keys.fortnoxLogCount(), { add: { value: by } })]);
}
