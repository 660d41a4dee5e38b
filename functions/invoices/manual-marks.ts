import { freshReplica } from '../data/replica/fresh-replica.ts';
import { bookedInvoices } from '../data/replica/lists/invoices.ts';
import { getFieldsOf } from '../data/core/table.ts';

/** What people have recorded of invoices while no link reported: how many invoices, and how many payments of them. */
export async function countManualMarks(): Promise<{ invoices: number; payments: number }> {
  const found = await getFieldsOf('invoice', bookedInvoices(await freshReplica()), ['byHand']);
  const message = found.flatMap(({ data }) => data.byHand ?? []);
  return { invoices: message.length, payments: message.reduce((sum, { payments }) => sum + payments.length, 0) };
}
