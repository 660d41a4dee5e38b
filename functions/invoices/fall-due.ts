import { dayOf } from '../../shared/lib/days.ts';
import { log } from '../platform/log.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { postedPastDue } from '../data/replica/lists/invoices.ts';
import { Contention } from '../data/core/contention.ts';
import { getRecord } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { stageLateness } from './stores/by-hand-store.ts';

/** In a firm without a link to its accounting: makes booked invoices late once their day of payment has passed. */
export async function fallDue(now: Date): Promise<void> {
  const today = dayOf(now);
  let changed = 0;
  for (const invoiceId of postedPastDue(await freshReplica(), today)) {
    const unit = new UnitOfWork(0);
    await stageLateness(unit, await getRecord('invoice', invoiceId), today);
    if (unit.isEmpty) continue;
    try {
      await unit.commit(null);
      changed += 1;
    } catch (error) {
      // Somebody has just changed it; the next run looks again.
      if (!(error instanceof Contention)) throw error;
    }
  }
  log('info', { event: 'invoices-fallen-due', changed });
}
