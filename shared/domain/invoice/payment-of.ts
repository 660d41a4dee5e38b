import { toOre } from '../../lib/money.ts';
import type { InvoiceRow } from '../../schemas/invoice.ts';

type PayableInvoice = Pick<
  InvoiceRow,
  'balance' | 'invoiceType' | 'status' | 'credited' | 'sumTotalIncVat' | 'creditedIncVat'
>;

/**
 * Whether a debit invoice has been paid in part, or with more than was asked for, by its balance in the accounting.
 * What credits have taken is no payment, and the balance of a credit is what is not settled yet.
 */
export function paymentOf(invoice: PayableInvoice): 'Part' | 'Over' | undefined {
  const { balance, invoiceType, status, credited, sumTotalIncVat, creditedIncVat } = invoice;
  if (balance === null || balance === 0 || invoiceType === 'Credit' || status === 'Cancelled') return undefined;
  if (balance < 0) return 'Over';
  const [owed, request, taken] = [balance, sumTotalIncVat, creditedIncVat].map(toOre) as [number, number, number];
  const isUntouched = owed === request || owed === request - taken;
  return credited || isUntouched ? undefined : 'Part';
}
