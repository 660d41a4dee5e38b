import { readBack } from '../invoicing/read-back.ts';

/** Reads our invoices' statuses back from Fortnox. */
export async function handler(): Promise<void> {
  await readBack(new Date());
}
