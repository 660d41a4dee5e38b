import { lasting } from '../../../shared/lib/deadlines.ts';
import { equals } from '../core/condition.ts';
import { updateIf } from '../core/conditional-update.ts';
import { Contention } from '../core/contention.ts';
import { dueShard } from '../core/due.ts';
import type { Key } from '../core/keys.ts';
import { type Item, getItem } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/**
 * A task is an item with fields of its kind and, until it has ended, `due` and `dueAt`: when it may next be taken.
 * `attempts` counts how often it was taken since its last successful step; items stored without it have 0.
 */
export type Timing = {
  /** One of `leases`: no other process takes the task meanwhile. */
  leaseMs: number;
  /** The wait after the first failure, by default the lease; doubled for each further one. */
  firstWaitMs?: number;
  longestWaitMs: number;
};

export type Task = Item & { dueAt: string; attempts: number };

type Fields = Record<string, unknown>;
type Due = { due: string; dueAt: string };

export function dueNow(now: Date): Due {
  return { due: dueShard, dueAt: now.toISOString() };
}

export function leased({ leaseMs }: Timing, now: Date): Due {
  return { due: dueShard, dueAt: after(now, lasting(leaseMs)) };
}

/** @returns the task, leased or not; undefined when it does not exist or has ended */
export async function findTask(key: Key): Promise<Task | undefined> {
  const item = await getItem(key);
  return item?.['due'] === dueShard ? taskOf(item) : undefined;
}

/**
 * Takes a due task for the length of a lease or, if it has failed before, of the next backoff: so a crash needs no
 * handling of its own.
 * @returns undefined when it is not due or another process has taken it
 */
export async function acquireTask(key: Key, timing: Timing, now: Date): Promise<Task | undefined> {
  const task = await findTask(key);
  if (!task || task.dueAt > now.toISOString()) return undefined;
  const attempts = task.attempts + 1;
  const dueAt = after(now, Math.max(lasting(timing.leaseMs), waitMs(timing, attempts)));
  const { isDone } = await updateIf(key, {
    set: { dueAt, attempts },
    onlyIf: equals({ due: dueShard, dueAt: task.dueAt }),
  });
  return isDone ? { ...task, dueAt, attempts } : undefined;
}

/** Does nothing if another process has taken or advanced the task. */
export async function failTask({ pk, sk, dueAt, attempts }: Task, timing: Timing, now: Date): Promise<void> {
  const later = after(now, waitMs(timing, attempts));
  await updateIf({ pk, sk }, { set: { dueAt: later }, onlyIf: equals({ due: dueShard, dueAt }) });
}

/** Exponential backoff with up to 25 % jitter, so that tasks that failed together are not retried together. */
function waitMs({ leaseMs, firstWaitMs = leaseMs, longestWaitMs }: Timing, attempts: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));
  return wait * (1 + Math.random() / 4);
}

type Change = { set: Fields; remove?: readonly string[] };

export type Position = Fields;

/** Throws Contention on commit if another process has advanced the task. */
export function stageStep(unit: UnitOfWork, key: Key, at: Position, change: Change): void {
  unit.update(key, { ...change, onlyIf: equals(at) });
}

export async function saveStep(key: Key, at: Position, change: Change): Promise<void> {
  const { isDone } = await updateIf(key, { ...change, onlyIf: equals(at) });
  if (!isDone) throw new Contention(`Another process has continued ${key.pk}.`);
}

export function advanced(fields: Fields, due: Due): Change {
  return { set: { ...fields, ...due, attempts: 0 } };
}

export function completed(fields: Fields, { retentionSeconds, now }: { retentionSeconds?: number; now: Date }): Change {
  const ttl = retentionSeconds && { ttl: Math.floor(now.getTime() / 1000) + retentionSeconds };
  return { set: { ...fields, ...ttl, attempts: 0 }, remove: ['due', 'dueAt'] };
}

function taskOf(item: Item): Task {
  return { ...item, dueAt: item['dueAt'] as string, attempts: (item['attempts'] as number | undefined) ?? 0 };
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
