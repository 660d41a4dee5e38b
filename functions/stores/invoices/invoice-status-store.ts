import { toKronor } from '../../../shared/lib/money.ts';
import { getRecord } from '../core/table.ts';
import { Contention, pause } from '../core/contention.ts';
import { UnitOfWork } from '../core/unit-of-work.ts';
import type { InvoiceStatus } from '../../../shared/codes/invoice-statuses.ts';

const mostAttempts = 20;

/**
 * Writes nothing if status and balance are unchanged.
 * @param statusOf given whether the invoice is credited
 * @returns whether the invoice was changed
 */
export async function setInvoiceStatus(
  invoiceId: number,
  statusOf: (credited: boolean) => InvoiceStatus,
  balanceOre: number,
): Promise<boolean> {
  const balance = toKronor(balanceOre);
  for (let attempt = 0; ; attempt += 1) {
    const invoice = await getRecord('invoice', invoiceId);
    const status = statusOf(invoice.data.credited);
    if (status === invoice.data.status && balance === invoice.data.balance) return false;
    const unit = new UnitOfWork(0);
    unit.save(invoice, { ...invoice.data, status, balance });
    try {
      await unit.commit(null);
      return true;
    } catch (error) {
      if (!(error instanceof Contention) || attempt === mostAttempts) throw error;
      await pause(attempt);
    }
  }
}
