import { creditRefusal } from '../../shared/domain/invoice/credit-rules.ts';
import { addDays } from '../../shared/lib/days.ts';
import { commitCredit, getCreditable } from '../invoices/stores/credit-store.ts';
import { loadInvoiceContents } from '../invoices/stores/invoice-contents.ts';
import { commitInvoice } from '../invoices/stores/invoice-store.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getRecord, nextNumber } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import type { Dice } from './dice.ts';
import type { InvoiceStatus } from '../../shared/codes/invoices.ts';

export async function seedInvoices(
  dice: Dice,
  toInvoice: Map<number, StoredRecord<'work-order'>[]>,
  today: string,
): Promise<void> {
  const dated = [...toInvoice].map(([projectId, workOrders]) => {
    const lastDay = workOrders
      .map(({ data }) => data.verificationDate)
      .sort()
      .at(-1)!;
    const day = addDays(lastDay, dice.from(2, 12));
    return { projectId, workOrders, day: day < today ? day : today };
  });
  for (const [index, { projectId, workOrders, day }] of dated.sort((a, b) => (a.day < b.day ? -1 : 1)).entries()) {
    const ids = workOrders.filter(({ data }) => data.invoiceable).map(({ id }) => id);
    if (ids.length === 0) continue;
    const unit = new UnitOfWork(0);
    const source = await loadInvoiceContents(projectId, ids, new Date(`${day}T10:00:00.000Z`));
    const { invoiceId } = await commitInvoice(unit, [source], { stageFollowUps: () => undefined });
    await settle(dice, invoiceId, today);
    if (index % 12 === 4) await creditInFull(invoiceId, new Date(`${day}T14:00:00.000Z`));
  }
}

async function creditInFull(debitId: number, now: Date): Promise<void> {
  if (creditRefusal((await getRecord('invoice', debitId)).data) !== undefined) return;
  const invoiceId = await nextNumber('invoice');
  const creditable = await getCreditable(debitId);
  const request = { invoiceId, now, onGivenBackAfter: () => undefined };
  await commitCredit(new UnitOfWork(0), creditable, request, () => undefined);
  await setStatus(invoiceId, 'Posted');
}

async function settle(dice: Dice, invoiceId: number, today: string): Promise<void> {
  const { dueDate } = (await getRecord('invoice', invoiceId)).data;
  const status =
    dueDate < today
      ? dice.pick(['Paid', 'Paid', 'Paid', 'Overdue'] as const)
      : dice.pick(['Created', 'Sent', 'Posted'] as const);
  if (status !== 'Created') await setStatus(invoiceId, status);
}

async function setStatus(invoiceId: number, status: InvoiceStatus): Promise<void> {
  const invoice = await getRecord('invoice', invoiceId);
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status });
  await unit.commit(null);
}
