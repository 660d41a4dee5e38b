import { environment } from '../../platform/environment.ts';
import { updateIf } from '../core/conditional-update.ts';
import { Contention } from '../core/contention.ts';
import { dueShard } from '../core/due.ts';
import type { Key } from '../core/keys.ts';
import { type Item, getItem } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/**
 * A task is an item with fields of its kind and, until it has ended, `due` and `dueAt`: when it may be taken next.
 * `attempts` counts how often it has been taken since its last successful step; what was stored without it has 0.
 */
export type Timing = {
  /** Longer than a step takes: while it is done, nobody takes the task. */
  leaseMs: number;
  /** After the first failure; the lease where nothing is said. Each further one doubles it. */
  firstWaitMs?: number;
  longestWaitMs: number;
};

export type Task = Item & { dueAt: string; attempts: number };

type Fields = Record<string, unknown>;
type Due = { due: string; dueAt: string };

/** To be taken at once, by whoever looks. */
export function dueNow(now: Date): Due {
  return { due: dueShard, dueAt: now.toISOString() };
}

/** The caller is at it: others wait until the lease is over. */
export function leased({ leaseMs }: Timing, now: Date): Due {
  return { due: dueShard, dueAt: after(now, leaseMs) };
}

/** @returns the task, whoever is at it; undefined where it does not exist or has ended */
export async function findTask(key: Key): Promise<Task | undefined> {
  const item = await getItem(key);
  return item?.['due'] === dueShard ? taskOf(item) : undefined;
}

/**
 * Takes a task that is due, for the length of a lease or, where it has failed before, of the next wait: a crash needs no
 * note of its own.
 * @returns undefined where it is not due or another has taken it
 */
export async function takeTask(key: Key, timing: Timing, now: Date): Promise<Task | undefined> {
  const task = await findTask(key);
  if (!task || task.dueAt > now.toISOString()) return undefined;
  const attempts = task.attempts + 1;
  const dueAt = after(now, Math.max(timing.leaseMs, waitMs(timing, attempts)));
  const { isDone } = await updateIf(key, {
    expression: 'SET dueAt = :dueAt, attempts = :attempts',
    condition: 'due = :due AND dueAt = :seen',
    values: { ':dueAt': dueAt, ':attempts': attempts, ':due': dueShard, ':seen': task.dueAt },
  });
  return isDone ? { ...task, dueAt, attempts } : undefined;
}

/** Tries a task that was taken, and failed, again after its wait; unless another has taken it or gone on with it. */
export async function postponeTask({ pk, sk, dueAt, attempts }: Task, timing: Timing, now: Date): Promise<void> {
  await updateIf(
    { pk, sk },
    {
      expression: 'SET dueAt = :later',
      condition: 'due = :due AND dueAt = :seen',
      values: { ':later': after(now, waitMs(timing, attempts)), ':due': dueShard, ':seen': dueAt },
    },
  );
}

/** A quarter more at random: what failed together is not tried together. */
function waitMs({ leaseMs, firstWaitMs = leaseMs, longestWaitMs }: Timing, attempts: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));
  return wait * (1 + Math.random() / 4);
}

type Change = { set: Fields; remove?: readonly string[] };

/** The fields that say how far a task has come, as they were read. */
export type Position = Fields;

/** Stages a step of a task, together with what the step does; a Contention where another has gone on with it. */
export function stageStep(unit: UnitOfWork, key: Key, at: Position, change: Change): void {
  const { expression, condition, names, values } = stepOf(at, change);
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: key,
      UpdateExpression: expression,
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  });
}

/** The same at once. @throws Contention */
export async function saveStep(key: Key, at: Position, change: Change): Promise<void> {
  const { isDone } = await updateIf(key, stepOf(at, change));
  if (!isDone) throw new Contention(`Another has gone on with ${key.pk}.`);
}

/** What a step leaves to the next one of the same kind. */
export function continued(fields: Fields, due: Due): Change {
  return { set: { ...fields, ...due, attempts: 0 } };
}

/** The last step: the task is no longer due, and is kept for those who ask how it went. */
export function ended(fields: Fields, { keptSeconds, now }: { keptSeconds?: number; now: Date }): Change {
  const ttl = keptSeconds && { ttl: Math.floor(now.getTime() / 1000) + keptSeconds };
  return { set: { ...fields, ...ttl, attempts: 0 }, remove: ['due', 'dueAt'] };
}

function stepOf(at: Position, { set, remove = [] }: Change) {
  const [changed, known] = [Object.keys(set), Object.keys(at)];
  const fields = [...new Set([...changed, ...known, ...remove])];
  const nameOf = (field: string) => `#f${fields.indexOf(field)}`;
  const assigned = changed.map((field) => `${nameOf(field)} = :to_${field}`).join(', ');
  return {
    expression: `SET ${assigned}${remove.length > 0 ? ` REMOVE ${remove.map(nameOf).join(', ')}` : ''}`,
    condition: known.map((field) => `${nameOf(field)} = :at_${field}`).join(' AND '),
    names: Object.fromEntries(fields.map((field) => [nameOf(field), field])),
    values: Object.fromEntries([
      ...changed.map((field) => [`:to_${field}`, set[field]]),
      ...known.map((field) => [`:at_${field}`, at[field]]),
    ]),
  };
}

function taskOf(item: Item): Task {
  return { ...item, dueAt: item['dueAt'] as string, attempts: (item['attempts'] as number | undefined) ?? 0 };
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
