import { errorFields, log } from '../runtime/log.ts';
import { Contention, pause } from '../stores/contention.ts';
import type { Key } from '../stores/keys.ts';
import { type Task, findTask, postponeTask, takeTask } from '../stores/task-store.ts';
import type { TaskKind } from './task-kind.ts';

/** Others' writes in one run: more of them are a fault. */
const mostContentions = 50;

/** `changedAt`: of the last step that changed records. `error`: what stopped the run; the task is tried again. */
export type Run = { changedAt: string | undefined; error?: unknown };

type Options = {
  /** The instant, in milliseconds, from which on the rest is left to the next run. */
  until: number;
  /** The caller has asked for the task, or waits for it: it need not be due. Only for tasks that are shared. */
  joins?: boolean;
};

/** Carries a task out from wherever it has come, until it ends, fails or there is no more time. It throws nothing. */
export async function runTask(kind: TaskKind, key: Key, { until, joins = false }: Options): Promise<Run> {
  const run: Run = { changedAt: undefined };
  let [steps, failures, contentions] = [0, 0, 0];
  while (Date.now() <= until) {
    let task: Task | undefined;
    try {
      const isTaken = !joins && (steps === 0 || kind.steps !== 'shared');
      task = await (isTaken ? takeTask(key, kind.timing, new Date()) : findTask(key));
      if (!task) break;
      if (kind.giveUp && task.attempts > (kind.mostAttempts ?? Infinity)) {
        await kind.giveUp(task);
        break;
      }
      steps += 1;
      run.changedAt = (await kind.step(task, until)) ?? run.changedAt;
      if (kind.steps === 'taken-once') break;
      failures = 0;
    } catch (error) {
      if (error instanceof Contention && (contentions += 1) < mostContentions) {
        await pause(contentions);
        continue;
      }
      log('error', { event: 'task-failed', kind: kind.name, ...key, ...errorFields(error) });
      failures += 1;
      if (failures < (kind.triesInRun ?? 1)) {
        await pause(failures);
        continue;
      }
      run.error = error;
      if (task && !joins) await leaveForLater(kind, task, error);
      break;
    }
  }
  return run;
}

async function leaveForLater(kind: TaskKind, task: Task, error: unknown): Promise<void> {
  await postponeTask(task, kind.timing, new Date());
  await kind.onFailure?.(task, error);
}
