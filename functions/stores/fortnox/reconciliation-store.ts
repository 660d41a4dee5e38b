import type { Day } from '../../../shared/lib/days.ts';
import { updateIf } from '../core/conditional-update.ts';
import { keys } from '../core/keys.ts';
import { getItem } from '../core/table.ts';

/** How far the comparison of the books has come. */
export type Reconciliation = {
  /** The day it was last done on. */
  doneOn: Day;
  /** When the last one that was done began: what changes from then on is compared the next time. Empty before the first. */
  since: string;
  /** Of the one that is begun and not done: its day and instant, and the number in Fortnox that VAT is compared up to. */
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
    expression: 'SET begunOn = :day, begunAt = :at, vatAfter = :none',
    values: { ':day': day, ':at': now.toISOString(), ':none': '' },
  });
}

export async function keepVatProgress(documentNumber: string): Promise<void> {
  await updateIf(keys.fortnoxReconciliation(), {
    expression: 'SET vatAfter = :number',
    values: { ':number': documentNumber },
  });
}

export async function noteReconciled(day: Day): Promise<void> {
  await updateIf(keys.fortnoxReconciliation(), {
    expression: 'SET doneOn = :day, since = begunAt REMOVE begunOn, begunAt, vatAfter',
    values: { ':day': day },
  });
}
