import { type StoredMigration, migrationOf, migrationTiming, stageMigrated } from './migration-store.ts';
import { keys, migrationPrefix } from '../../data/core/keys.ts';
import { getItems, lastNumber, parseRecord } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import type { TaskKind } from '../../data/tasks/task-kind.ts';
import type { Migration } from './migration.ts';

/** A changed record takes two actions; a transaction holds one hundred. */
const atOnce = 40;

/** A step's records and the progress are one transaction, so a crash repeats nothing and skips nothing. */
export function migrationTasksOf(migrations: readonly Migration[]): TaskKind {
  return {
    name: 'migration',
    isOf: ({ pk }) => pk.startsWith(migrationPrefix),
    timing: migrationTiming,
    steps: 'shared',
    async step(task) {
      const stored = migrationOf(task);
      const migration = migrations.find(({ name }) => name === stored.name);
      if (!migration) throw new Error(`This version has no migration ${stored.name}.`);
      return runStep(migration, stored, new Date());
    },
  };
}

async function runStep(migration: Migration, stored: StoredMigration, now: Date): Promise<string | undefined> {
  const { kind, counter = kind } = migration;
  // Read at each step: functions of the previous version may still create records.
  const last = await lastNumber(counter);
  const after = Math.min(last, stored.after + atOnce);
  const ids = Array.from({ length: after - stored.after }, (_, index) => stored.after + 1 + index);
  const items = await getItems(ids.map((id) => keys.record(kind, id)));
  const unit = new UnitOfWork(0);
  let changed = (await migration.beside?.(ids)) ?? 0;
  for (const item of items) {
    const record = parseRecord(kind, item);
    const data = migration.migrate(record.data, item['data'] as Record<string, unknown>, item);
    if (!data) continue;
    unit.save(record, data);
    changed += 1;
  }
  stageMigrated(unit, stored, { after, changed, isLast: after >= last }, now);
  await unit.commit(null);
  return changed > 0 ? unit.changedAt : undefined;
}
