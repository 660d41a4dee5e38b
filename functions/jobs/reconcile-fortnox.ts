import { reconcileNightly } from '../invoicing/reconcile-nightly.ts';

/** Within the five minutes that a job has. */
const atMostMs = 4 * 60_000;

/** Compares our invoices with those in Fortnox. */
export async function handler(): Promise<void> {
  await reconcileNightly(new Date(), Date.now() + atMostMs);
}
