import { batches } from '../batches/run-batch.ts';
import { fileTasks } from '../project-files/run-task.ts';
import type { Key } from '../stores/keys.ts';
import type { TaskKind } from './task-kind.ts';

/** All that `run-due-tasks` carries out. */
const kinds: readonly TaskKind[] = [batches, fileTasks];

export function kindOf(key: Key): TaskKind | undefined {
  return kinds.find((kind) => kind.isOf(key));
}
