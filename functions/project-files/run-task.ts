import { isNamed } from '../gateways/s3-errors.ts';
import { errorFields, log } from '../runtime/log.ts';
import {
  type FileTask,
  type FileTaskChange,
  getFileTask,
  putOffFileTask,
  saveFileTask,
} from '../stores/file-task-store.ts';
import { Contention, pause } from '../stores/contention.ts';
import { deleteStep } from './delete-step.ts';
import { moveStep } from './move-step.ts';
import { restoreStep } from './restore-step.ts';

/** Shorter than the 29 seconds of a call, with room for the piece that is under way. */
const callMs = 12_000;

/** A task that is being carried out: what is known of it, and how it is kept. */
export type Running = {
  readonly task: FileTask;
  save(change: FileTaskChange): Promise<void>;
  /** The time is over: what can go on later does. */
  isOver(): boolean;
};

const steps = { moved: moveStep, deleted: deleteStep, restored: restoreStep };

/**
 * Carries a task out from where it has come, as far as the time reaches. Each step may be done twice, by two or after a
 * crash, and does no more then than once.
 * @returns it as it then is
 */
export async function runFileTask(taskId: number, until = Date.now() + callMs): Promise<FileTask> {
  let task = await getFileTask(taskId);
  const running: Running = {
    get task() {
      return task;
    },
    async save(change) {
      task = await saveFileTask(task, change, new Date());
    },
    isOver: () => Date.now() > until,
  };
  for (let attempt = 0; task.state === 'Pending' && !running.isOver();) {
    try {
      await steps[task.work.what](running);
    } catch (error) {
      if (!isPassing(error)) {
        await putOffFileTask(task, new Date());
        throw error;
      }
      await pause((attempt += 1));
      task = await getFileTask(taskId);
    }
  }
  return task;
}

/** Somebody else goes on with it, or is at the same file: what is there now tells what is left to do. */
function isPassing(error: unknown): boolean {
  return error instanceof Contention || isNamed(error, 'ConditionalRequestConflict');
}

/** The first try, within the call that asked: whatever fails is tried again. */
export async function beginFileTask(taskId: number): Promise<void> {
  try {
    await runFileTask(taskId);
  } catch (error) {
    log('error', { event: 'file-task-failed', taskId, ...errorFields(error) });
  }
}
