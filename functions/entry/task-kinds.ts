import type { TaskKind } from '../data/tasks/task-kind.ts';
import { fileTasks } from '../files/run-task.ts';
import { fortnoxTasks } from '../fortnox/customers/create-customers.ts';
import { demoSeeds } from '../demo/run-demo-seed.ts';
import { projectLocks } from '../invoices/end-lock.ts';
import { invoiceRuns } from '../invoices/run-invoice-run.ts';
import { dailyMails } from '../notifications/send-daily-mail.ts';
import { migrations } from '../operation/migrations/migrations.ts';
import { migrationTasksOf } from '../operation/migrations/run-migration.ts';
import { batches } from '../records/batches/run-batch.ts';
import { startingTaskKinds } from './starting-task-kinds.ts';

/** All kinds but erasures, which a job of their own has the right to run. */
export const taskKinds: readonly TaskKind[] = [
  ...startingTaskKinds,
  batches,
  fileTasks,
  fortnoxTasks,
  demoSeeds,
  projectLocks,
  invoiceRuns,
  dailyMails,
  migrationTasksOf(migrations),
];
