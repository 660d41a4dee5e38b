import type { FileTask, FileTaskChange } from '../stores/tasks/file-task-store.ts';

/** A task that is being carried out: what is known of it, and how it is kept. */
export type Running = {
  readonly task: FileTask;
  save(change: FileTaskChange): Promise<void>;
  /** The time is over: what can go on later does. */
  isOver(): boolean;
};
