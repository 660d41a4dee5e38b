import type { OwnCredits } from '../../../shared/domain/fortnox/their-invoice.ts';
import { toKronor, toOre } from '../../../shared/lib/money.ts';
import type { Data } from '../core/records.ts';
import { findRecords, getRecord } from '../core/table.ts';
import { Contention, pause } from '../core/contention.ts';
import { UnitOfWork } from '../core/unit-of-work.ts';
import type { InvoiceStatus } from '../../../shared/codes/invoice-statuses.ts';

const mostAttempts = 20;

/**
 * Writes nothing if status and balance are unchanged.
 * @param statusOf given what has been credited of the invoice
 * @returns whether the invoice was changed
 */
export async function setInvoiceStatus(
  invoiceId: number,
  statusOf: (own: OwnCredits) => InvoiceStatus,
  balanceOre: number,
): Promise<boolean> {
  const balance = toKronor(balanceOre);
  for (let attempt = 0; ; attempt += 1) {
    const invoice = await getRecord('invoice', invoiceId);
    const status = statusOf(await ownCredits(invoice.data));
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

async function ownCredits({ credited, credits }: Data<'invoice'>): Promise<OwnCredits> {
  const found = await findRecords(credits.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  const openOre = credits.map(({ invoiceId }) => {
    const credit = found.get('invoice', invoiceId)?.data;
    return !credit || credit.status === 'Cancelled' ? 0 : toOre(credit.balance ?? credit.sumTotalIncVat);
  });
  return { credited, openCreditOre: openOre.reduce((sum, ore) => sum + ore, 0) };
}
