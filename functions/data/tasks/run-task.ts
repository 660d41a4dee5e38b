import { errorFields, log } from '../../platform/log.ts';
import { Contention, pause } from '../core/contention.ts';
import type { Key } from '../core/keys.ts';
import { type Task, findTask, failTask, acquireTask } from './task-store.ts';
import type { TaskKind } from './task-kind.ts';

const maxContentions = 50;

export type Run = { changedAt: string | undefined; error?: unknown };

type Options = {
  until: number;
  /** Runs a shared task although it is not due, because the caller has requested it or waits for it. */
  joins?: boolean;
};

export async function runTask(kind: TaskKind, key: Key, { until, joins = false }: Options): Promise<Run> {
  const run: Run = { changedAt: undefined };
  let [steps, failures, contentions] = [0, 0, 0];
  let task: Task | undefined;
  while (Date.now() <= until) {
    try {
      const isTaken = !joins && (steps === 0 || kind.steps !== 'shared');
      task = await (isTaken ? acquireTask(key, kind.timing, new Date()) : findTask(key));
      if (!task) break;
      if (kind.giveUp && task.attempts > (kind.maxAttempts ?? Infinity)) {
        await kind.giveUp(task);
        break;
      }
      steps += 1;
      run.changedAt = (await kind.step(task, until)) ?? run.changedAt;
      if (kind.steps === 'taken-once') break;
      failures = 0;
    } catch (error) {
      const isContention = error instanceof Contention && (contentions += 1) < maxContentions;
      if (!isContention && (failures += 1) >= (kind.attemptsInRun ?? 1)) {
        run.error = error;
        break;
      }
      await pause(contentions + failures);
    }
  }
  if (run.error !== undefined && task && !joins) await failRun(kind, task, run.error);
  return run;
}

export async function runTaskSafely(kind: TaskKind, key: Key, options: Options): Promise<string | undefined> {
  const { changedAt, error } = await runTask(kind, key, options);
  if (error !== undefined && kind.logFailure) kind.logFailure(error, key);
  else if (error !== undefined) log('error', { event: 'task-failed', kind: kind.name, ...key, ...errorFields(error) });
  return changedAt;
}

/** If this fails, the lease expires. */
async function failRun(kind: TaskKind, task: Task, error: unknown): Promise<void> {
  try {
    await failTask(task, kind.timing, new Date());
    await kind.onFailure?.(task, error);
  } catch (cause) {
    log('error', { event: 'task-not-postponed', kind: kind.name, ...errorFields(cause) });
  }
}
