import type { FeedData } from '../../../functions/data/core/feed-rows.ts';

type Agreement = FeedData<'agreement'>;

/** A planned instalment; the amount is in öre. */
export function part(instalmentId: number, dueOn: string | null, amountOre = 100_00): Agreement['instalments'][number] {
  return { instalmentId, text: `Del ${instalmentId}`, dueOn, percent: null, amountOre };
}

/** What an invoice enters of an instalment. */
export function entry(invoiceId: number, ref: number, netOre: number): Agreement['entries'][number] {
  const printed = { serialNumber: invoiceId, day: '2026-11-01', text: '', account: 3001 };
  return { invoiceId, kind: 'Instalment', ref, netOre, vatPercent: 25, vatRule: 'Domestic', ...printed };
}
