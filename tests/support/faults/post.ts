import { getRecord } from '../../../functions/stores/core/table.ts';
import { UnitOfWork } from '../../../functions/stores/core/unit-of-work.ts';

/** What the accounting does to an invoice that can then be credited. */
export async function post(invoiceId: number): Promise<void> {
  const invoice = await getRecord('invoice', invoiceId);
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status: 'Posted' });
  await unit.commit(null);
}
