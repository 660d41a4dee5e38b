import * as z from 'zod/mini';
import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import type { Migration } from '../../operation/migrations/migration.ts';
import { migrations } from '../../operation/migrations/migrations.ts';
import { migrationTasksOf } from '../../operation/migrations/run-migration.ts';
import { keys } from '../../data/core/keys.ts';
import { beginMigration, findMigration, restartMigration } from '../../operation/migrations/migration-store.ts';
import { runTask } from '../../data/tasks/run-task.ts';

const eventSchema = z.object({ do: z.enum(['status', 'run', 'restart']) });
export type MigrateEvent = z.output<typeof eventSchema>;
export type MigrationStatus = { name: string; state: 'Waiting' | 'Pending' | 'Done'; after: number; changed: number };

export async function handler(event: unknown): Promise<MigrationStatus[]> {
  const request = eventSchema.parse(event).do;
  if (request === 'restart') await Promise.all(migrations.map(({ name }) => restartMigration(name, new Date())));
  if (request !== 'status') await run(deadlineOf(jobs.migrate));
  return Promise.all(migrations.map(statusOf));
}

/** A migration begins when the one before it is done. `run-due-tasks` resumes an interrupted one. */
async function run(until: number): Promise<void> {
  const tasks = migrationTasksOf(migrations);
  for (const { name } of migrations) {
    await beginMigration(name, new Date());
    const { error } = await runTask(tasks, keys.migration(name), { until, joins: true });
    if (error !== undefined) throw error;
    if ((await findMigration(name))?.state !== 'Done') return;
  }
}

async function statusOf({ name }: Migration): Promise<MigrationStatus> {
  const { state = 'Waiting', after = 0, changed = 0 } = (await findMigration(name)) ?? {};
  return { name, state, after, changed };
}
