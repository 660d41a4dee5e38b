import type { Day } from '../../shared/lib/days.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { valueOf } from '../data/core/item-change.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';

export type Reconciliation = {
  doneOn: Day;
  /** Start of the last finished comparison; the next one covers changes since then. Empty before the first. */
  since: string;
  /** The day and start of the unfinished comparison, and the Fortnox number up to which VAT has been compared. */
  begunOn: Day;
  begunAt: string;
  vatAfter: string;
};

const none: Reconciliation = { doneOn: '', since: '', begunOn: '', begunAt: '', vatAfter: '' };

export async function findReconciliation(): Promise<Reconciliation> {
  const item = (await getItem(keys.fortnoxReconciliation())) as Partial<Reconciliation> | undefined;
  return { ...none, ...item };
}

export async function noteBegun(day: Day, now: Date): Promise<void> {
  await updateIf(keys.fortnoxReconciliation(), {
    set: { begunOn: day, begunAt: now.toISOString(), vatAfter: '' },
  });
}

export async function keepVatProgress(documentNumber: string): Promise<void> {
  await updateIf(keys.fortnoxReconciliation(), { set: { vatAfter: documentNumber } });
}

export async function noteReconciled(day: Day): Promise<void> {
  await updateIf(keys.fortnoxReconciliation(), {
    set: { doneOn: day, since: valueOf('begunAt') },
    remove: ['begunOn', 'begunAt', 'vatAfter'],
  });
}
