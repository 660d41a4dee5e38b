import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { isNamed } from '../platform/sdk.ts';
import { Contention } from '../data/core/contention.ts';
import { type FileTask, fileTaskOf, fileTaskTiming, getFileTask, saveFileTask } from './file-task-store.ts';
import { fileTaskPrefix, keys } from '../data/core/keys.ts';
import { runTask, runTaskSafely } from '../data/tasks/run-task.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { deleteStep } from './delete-step.ts';
import { moveStep } from './move-step.ts';
import { restoreStep } from './restore-step.ts';

const steps = { moved: moveStep, deleted: deleteStep, restored: restoreStep };

/** Each step is idempotent, whether repeated concurrently or after a crash. */
export const fileTasks: TaskKind = {
  name: 'file-task',
  isOf: ({ pk }) => pk.startsWith(fileTaskPrefix),
  timing: fileTaskTiming,
  steps: 'shared',
  step: (task, until) => runStep(fileTaskOf(task), until),
};

async function runStep(begun: FileTask, until: number): Promise<void> {
  let task = begun;
  try {
    await steps[task.work.what]({
      get task() {
        return task;
      },
      async save(change) {
        task = await saveFileTask(task, change, new Date());
      },
      isOver: () => Date.now() > until,
    });
  } catch (error) {
    // A concurrent change of the same file: the retry sees its result.
    throw isNamed(error, 'ConditionalRequestConflict') ? new Contention('A file is busy.', { cause: error }) : error;
  }
}

export async function runFileTask(taskId: number, until = deadlineOf(calls.fileTask)): Promise<FileTask> {
  const { error } = await runTask(fileTasks, keys.fileTask(taskId), { until, joins: true });
  if (error) throw error;
  return getFileTask(taskId);
}

export async function beginFileTask(taskId: number): Promise<void> {
  await runTaskSafely(fileTasks, keys.fileTask(taskId), { until: deadlineOf(calls.fileTask), joins: true });
}
