import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { reconcileNightly } from '../../invoices/reconcile-nightly.ts';

export async function handler(): Promise<void> {
  await reconcileNightly(new Date(), deadlineOf(jobs.reconcile));
}
