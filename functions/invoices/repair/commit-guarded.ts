import { equals, isNew } from '../../data/core/condition.ts';
import { keys } from '../../data/core/keys.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { Contention } from '../../data/core/contention.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';

/**
 * On condition that the project has no lock and the invoice is unchanged.
 * @returns false on a concurrent change: the next run checks again
 */
export async function commitGuarded(
  unit: UnitOfWork,
  { projectId, invoice }: { projectId: number; invoice?: StoredRecord<'invoice'> | undefined },
): Promise<boolean> {
  unit.check(keys.projectLock(projectId), isNew);
  if (invoice) unit.check(keys.record('invoice', invoice.id), equals({ version: invoice.version }));
  try {
    await unit.commit(null);
    return true;
  } catch (error) {
    if (error instanceof Contention) return false;
    throw error;
  }
}
