import { reconcileNightly } from '../invoicing/reconcile-nightly.ts';

const atMostMs = 4 * 60_000;

export async function handler(): Promise<void> {
  await reconcileNightly(new Date(), Date.now() + atMostMs);
}
