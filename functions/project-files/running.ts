import type { FileTask, FileTaskChange } from '../stores/tasks/file-task-store.ts';

/** A running task, with its progress and how to save it. */
export type Running = {
  readonly task: FileTask;
  save(change: FileTaskChange): Promise<void>;
  /** True when time is up; the next run continues. */
  isOver(): boolean;
};
