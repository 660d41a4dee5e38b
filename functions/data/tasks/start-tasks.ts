import { type TaskKind, type WrittenItem, kindOf } from './task-kind.ts';
import type { Key } from '../core/keys.ts';
import { runTaskSafely } from './run-task.ts';

type TaskStart = { kind: TaskKind; key: Key };

/**
 * Runs the first attempt of tasks that were just written; the job makes later ones. Those of one partition run one
 * after another.
 */
export async function startTasks(kinds: readonly TaskKind[], written: readonly WrittenItem[]): Promise<void> {
  const starts = new Map<string, TaskStart>();
  for (const item of written) {
    const kind = kindOf(kinds, item.key);
    if (kind?.startsOn?.(item)) starts.set(`${item.key.pk} ${item.key.sk}`, { kind, key: item.key });
  }
  const partitions = Object.values(Object.groupBy(starts.values(), ({ key }) => key.pk));
  await Promise.all(partitions.map((tasks = []) => runInOrder(tasks)));
}

async function runInOrder(tasks: readonly TaskStart[]): Promise<void> {
  const isFirst = ({ kind, key }: TaskStart) => Number(kind.goesFirst?.(key) ?? false);
  for (const { kind, key } of tasks.toSorted((one, other) => isFirst(other) - isFirst(one))) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await runTaskSafely(kind, key, { until: Infinity });
  }
}
