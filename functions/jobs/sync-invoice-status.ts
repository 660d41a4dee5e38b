import { readBack } from '../invoicing/read-back.ts';

/** Reads from Fortnox what has become of our invoices there. */
export async function handler(): Promise<void> {
  await readBack(new Date());
}
