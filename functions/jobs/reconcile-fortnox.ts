import { reconcileNightly } from '../invoicing/reconcile-nightly.ts';

/** Within the five minutes of a job. */
const atMostMs = 4 * 60_000;

export async function handler(): Promise<void> {
  await reconcileNightly(new Date(), Date.now() + atMostMs);
}
