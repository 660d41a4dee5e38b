import type { TaskKind } from '../data/tasks/task-kind.ts';
import { listExports } from '../exports/run-list-export.ts';
import { followUps } from '../invoices/follow-ups/run-follow-up.ts';

/** The `taskKinds` whose first run starts when the task is written. The stream's function loads no others. */
export const startingTaskKinds: readonly TaskKind[] = [listExports, followUps];
