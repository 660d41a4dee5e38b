import { openInvoiceStatuses } from '../../codes/payment-states.ts';
import type { InvoiceRow } from '../../schemas/invoice.ts';

/** What the ledger's sum of what is owed counts: the balance in the accounting, or the whole invoice until it is known. */
export function leftToPay(row: Pick<InvoiceRow, 'balance' | 'status' | 'sumTotalIncVat'>): number | null {
  return row.balance ?? (openInvoiceStatuses.includes(row.status) ? row.sumTotalIncVat : null);
}
