import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import type { Key } from '../../../functions/data/core/keys.ts';
import {
  type Task,
  type Timing,
  advanced,
  dueNow,
  completed,
  findTask,
  leased,
  failTask,
  saveStep,
  acquireTask,
} from '../../../functions/data/tasks/task-store.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { runTask } from '../../../functions/data/tasks/run-task.ts';
import type { TaskKind } from '../../../functions/data/tasks/task-kind.ts';
import { lasting } from '../../../shared/lib/deadlines.ts';
import { useStack } from '../../support/invoices.ts';

const hourMs = 60 * 60_000;
/** Later than the running system's jobs look, so that only the test takes its tasks. */
const later = (ms = 0) => new Date(Date.now() + 1_000 * hourMs + ms);
const timing: Timing = { leaseMs: 30_000, firstWaitMs: 10_000, longestWaitMs: 60_000 };
const lease = lasting(timing.leaseMs);

let lastId = 0;
const made: Key[] = [];

beforeAll(() => useStack());
afterEach(async () => {
  for (const Key of made.splice(0))
    await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key }));
});

async function store(fields: Record<string, unknown>): Promise<Key> {
  const key = { pk: `TEST_TASK#${(lastId += 1)}`, sk: 'TASK' };
  made.push(key);
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: { ...key, done: 0, ...fields } }));
  return key;
}

const waitOf = (task: Task | undefined, from: Date) => Date.parse(task!.dueAt) - from.getTime();

it('a task is leased by one of many workers, and by another when the lease has expired', async () => {
  const now = later();
  const key = await store(dueNow(now));
  const taken = await Promise.all(Array.from({ length: 5 }, () => acquireTask(key, timing, now)));
  expect(taken.filter((task) => task !== undefined)).toHaveLength(1);
  expect(await acquireTask(key, timing, new Date(now.getTime() + lease - 1))).toBeUndefined();
  expect(await acquireTask(key, timing, new Date(now.getTime() + 2 * lease))).toMatchObject({ attempts: 2 });
});

it('a task leased by its caller is not taken before the lease expires', async () => {
  const now = later();
  const key = await store(leased(timing, now));
  expect(await acquireTask(key, timing, new Date(now.getTime() + lease - 1))).toBeUndefined();
  expect(await acquireTask(key, timing, new Date(now.getTime() + lease))).toBeDefined();
});

it('a task that fails backs off exponentially with a quarter of jitter and an upper bound', async () => {
  const key = await store(dueNow(later()));
  const extra = new Set<number>();
  for (const expected of [10_000, 20_000, 40_000, 60_000, 60_000]) {
    const found = (await findTask(key))!;
    const task = (await acquireTask(key, timing, new Date(found.dueAt)))!;
    expect(waitOf(task, new Date(found.dueAt))).toBeGreaterThanOrEqual(lease);
    const failedAt = later();
    await failTask(task, timing, failedAt);
    const wait = waitOf(await findTask(key), failedAt);
    expect(wait).toBeGreaterThanOrEqual(expected);
    expect(wait).toBeLessThanOrEqual(expected * 1.25);
    extra.add(wait / expected);
  }
  expect(extra.size).toBeGreaterThan(1);
});

it('a successful step resets the backoff, and the last one ends the task', async () => {
  const now = later();
  const key = await store({ ...dueNow(now), attempts: 4 });
  await saveStep(key, { done: 0 }, advanced({ done: 1 }, dueNow(now)));
  expect(await findTask(key)).toMatchObject({ attempts: 0, done: 1 });
  await expect(saveStep(key, { done: 0 }, advanced({ done: 1 }, dueNow(now)))).rejects.toThrow('Another');
  await saveStep(key, { done: 1 }, completed({ state: 'Done' }, { retentionSeconds: 60, now }));
  expect(await findTask(key)).toBeUndefined();
  expect(await getItem(key)).toMatchObject({ state: 'Done', ttl: Math.floor(now.getTime() / 1000) + 60 });
});

it('a late failure leaves a task that another worker has leased', async () => {
  const now = later();
  const key = await store(dueNow(now));
  const first = (await acquireTask(key, timing, now))!;
  const second = (await acquireTask(key, timing, new Date(now.getTime() + hourMs)))!;
  await failTask(first, timing, now);
  expect((await findTask(key))!.dueAt).toBe(second.dueAt);
});

it('a task stored without a count of its attempts has none', async () => {
  const now = later();
  const key = await store(dueNow(now));
  expect(await findTask(key)).toMatchObject({ attempts: 0 });
  expect(await acquireTask(key, timing, now)).toMatchObject({ attempts: 1 });
});

function kindOf(step: TaskKind['step'], options: Partial<TaskKind> = {}): TaskKind {
  return { name: 'test', isOf: () => true, timing, steps: 'shared', step, ...options };
}
const joined = { until: Infinity, joins: true };

it('a run goes on until the task ends, and tells when records last changed', async () => {
  const key = await store({ ...dueNow(later()), attempts: 0 });
  const run = await runTask(
    kindOf(async (task) => {
      const done = (task['done'] as number) + 1;
      const change = done === 3 ? completed({ done }, { now: new Date() }) : advanced({ done }, dueNow(later()));
      await saveStep(key, { done: task['done'] }, change);
      return done < 3 ? `changed ${done}` : undefined;
    }),
    key,
    joined,
  );
  expect(run).toEqual({ changedAt: 'changed 2' });
  expect(await getItem(key)).toMatchObject({ done: 3 });
});

it('two workers of one task do each step once', async () => {
  const key = await store({ ...dueNow(later()), attempts: 0 });
  const steps: number[] = [];
  const kind = kindOf(async (task) => {
    const done = (task['done'] as number) + 1;
    const change = done === 8 ? completed({ done }, { now: new Date() }) : advanced({ done }, dueNow(later()));
    await saveStep(key, { done: task['done'] }, change);
    steps.push(done);
  });
  await Promise.all([runTask(kind, key, joined), runTask(kind, key, joined), runTask(kind, key, joined)]);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('a failing run reports the reason, after as many attempts as its kind allows', async () => {
  const key = await store({ ...dueNow(later()), attempts: 0 });
  let tries = 0;
  const fails = async () => {
    tries += 1;
    throw new Error('Broken');
  };
  expect((await runTask(kindOf(fails, { attemptsInRun: 3 }), key, joined)).error).toMatchObject({ message: 'Broken' });
  expect(tries).toBe(3);
});

it('a run that reaches its time limit leaves the rest', async () => {
  const key = await store({ ...dueNow(later()), attempts: 0 });
  const step = async () => expect.unreachable();
  expect(await runTask(kindOf(step), key, { until: Date.now() - 1, joins: true })).toEqual({ changedAt: undefined });
});

it('a failing task is postponed, and its kind is notified', async () => {
  const key = await store(dueNow(new Date()));
  const reported: unknown[] = [];
  const error = new Error('Broken');
  const kind = kindOf(async () => Promise.reject(error), { onFailure: async (_, cause) => void reported.push(cause) });
  const before = Date.now();
  expect(await runTask(kind, key, { until: Infinity })).toEqual({ changedAt: undefined, error });
  expect(reported).toEqual([error]);
  const task = (await findTask(key))!;
  expect(task.attempts).toBe(1);
  expect(waitOf(task, new Date(before))).toBeGreaterThanOrEqual(timing.firstWaitMs!);
});

it('a task that was leased too often is given up', async () => {
  const key = await store({ ...dueNow(new Date()), attempts: 3 });
  const given: number[] = [];
  const giveUp = async ({ attempts }: Task) => void given.push(attempts);
  const kind = kindOf(async () => expect.unreachable(), { maxAttempts: 3, giveUp });
  expect(await runTask(kind, key, { until: Infinity })).toEqual({ changedAt: undefined });
  expect(given).toEqual([4]);
});
