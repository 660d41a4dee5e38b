import type { Migration } from '../../../functions/migrations/migrations.ts';
import { migrationTasksOf } from '../../../functions/migrations/run-migration.ts';
import { keys } from '../../../functions/stores/core/keys.ts';
import { beginMigration } from '../../../functions/stores/tasks/migration-store.ts';
import { type Run, runTask } from '../../../functions/tasks/run-task.ts';

/** As the job does, for a migration that the product does not have. */
export async function runMigrations(migration: Migration<'tag'>): Promise<Run> {
  await beginMigration(migration.name, new Date());
  const tasks = migrationTasksOf([migration]);
  return runTask(tasks, keys.migration(migration.name), { until: Infinity, joins: true });
}
