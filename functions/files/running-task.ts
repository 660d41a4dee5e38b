import type { FileTask, FileTaskChange } from './file-task-store.ts';

export type RunningTask = {
  readonly task: FileTask;
  save(change: FileTaskChange): Promise<void>;
  isOver(): boolean;
};
