import type { Migration } from '../../../functions/operation/migrations/migration.ts';
import { migrationTasksOf } from '../../../functions/operation/migrations/run-migration.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import type { Kind } from '../../../functions/data/core/records.ts';
import { beginMigration } from '../../../functions/operation/migrations/migration-store.ts';
import { type Run, runTask } from '../../../functions/data/tasks/run-task.ts';

/** As the job does, for a migration that the product does not have. */
export async function runMigrations<K extends Kind>(migration: Migration<K>): Promise<Run> {
  await beginMigration(migration.name, new Date());
  const tasks = migrationTasksOf([migration]);
  return runTask(tasks, keys.migration(migration.name), { until: Infinity, joins: true });
}
