import { batches } from '../batches/run-batch.ts';
import { demoSeeds } from '../demo/run-demo-seed.ts';
import { fortnoxTasks } from '../fortnox-customers/create-customers.ts';
import { claims } from '../invoicing/end-claim.ts';
import { fileTasks } from '../project-files/run-task.ts';
import type { Key } from '../stores/keys.ts';
import type { TaskKind } from './task-kind.ts';

/** All that `run-due-tasks` carries out. */
const kinds: readonly TaskKind[] = [batches, fileTasks, fortnoxTasks, demoSeeds, claims];

export function kindOf(key: Key): TaskKind | undefined {
  return kinds.find((kind) => kind.isOf(key));
}
