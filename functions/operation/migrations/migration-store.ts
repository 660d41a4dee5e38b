import * as z from 'zod/mini';
import { leases } from '../../../shared/lib/deadlines.ts';
import { equals, isNew } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { keys } from '../../data/core/keys.ts';
import { type Item, getItem } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { Contention } from '../../data/core/contention.ts';
import { type Timing, advanced, dueNow, completed, leased, stageStep } from '../../data/tasks/task-store.ts';

export const migrationTiming: Timing = { leaseMs: leases.migration, longestWaitMs: 10 * 60_000 };

const storedSchema = z.object({
  name: z.string(),
  state: z.enum(['Pending', 'Done']),
  after: z.int(),
  changed: z.int(),
  attempts: z.optional(z.int()),
});
export type StoredMigration = z.output<typeof storedSchema>;

export function migrationOf(item: Item): StoredMigration {
  return storedSchema.parse(item);
}

export async function findMigration(name: string): Promise<StoredMigration | undefined> {
  const item = await getItem(keys.migration(name));
  return item && migrationOf(item);
}

export async function beginMigration(name: string, now: Date): Promise<void> {
  const unit = new UnitOfWork(0);
  const state = { name, state: 'Pending', after: 0, changed: 0, attempts: 0, startedAt: now.toISOString() };
  unit.put({ ...keys.migration(name), ...state, ...dueNow(now) }, isNew);
  try {
    await unit.commit(null);
  } catch (error) {
    if (!(error instanceof Contention)) throw error;
  }
}

/** For records that an earlier version has saved since. */
export async function restartMigration(name: string, now: Date): Promise<void> {
  await updateIf(keys.migration(name), {
    set: { state: 'Pending', after: 0, changed: 0, ...dueNow(now) },
    onlyIf: equals({ state: 'Done' }),
  });
}

type Progress = { after: number; changed: number; isLast: boolean };

export function stageMigrated(unit: UnitOfWork, before: StoredMigration, progress: Progress, now: Date): void {
  const { after, changed, isLast } = progress;
  const fields = { after, changed: before.changed + changed };
  const at = { state: 'Pending', after: before.after };
  const change = isLast
    ? completed({ ...fields, state: 'Done', doneAt: now.toISOString() }, { now })
    : advanced(fields, leased(migrationTiming, now));
  stageStep(unit, keys.migration(before.name), at, change);
}
