import { getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';

/** Sets an invoice to a status in which it can be credited, as the accounting does. */
export async function post(invoiceId: number): Promise<void> {
  const invoice = await getRecord('invoice', invoiceId);
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status: 'Posted' });
  await unit.commit(null);
}
