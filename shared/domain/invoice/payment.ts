import { toOre } from '../../lib/money.ts';
import type { InvoiceRow, Invoice } from '../../schemas/invoice.ts';
import { openInvoiceStatuses } from '../../codes/payment-states.ts';
import { type Day, daysBetween } from '../../lib/days.ts';

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

/** What the ledger's sum of what is owed counts: the balance in the accounting, or the whole invoice until it is known. */
export function leftToPay(row: Pick<InvoiceRow, 'balance' | 'status' | 'sumTotalIncVat'>): number | null {
  return row.balance ?? (openInvoiceStatuses.includes(row.status) ? row.sumTotalIncVat : null);
}

export function daysLate({ status, dueDate }: Pick<InvoiceRow, 'status' | 'dueDate'>, today: Day): number | null {
  return status === 'Overdue' ? Math.max(0, daysBetween(dueDate, today)) : null;
}

/** With VAT. Positive; 0 on debits credited wholly before parts could be, and on rows of that time. */
export function creditedOre({ credits }: Partial<Pick<Invoice, 'credits'>>): number {
  return (credits ?? []).reduce((sum, { sumTotalIncVat }) => sum + toOre(sumTotalIncVat), 0);
}
