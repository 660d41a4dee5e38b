import { inject } from 'vitest';
import { UnitOfWork } from '../../functions/stores/unit-of-work.ts';
import { getRecord } from '../../functions/stores/table.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import type { InvoiceStatus } from '../../shared/schemas/invoice.ts';
import type { Api } from './api.ts';
import { makeInvoiceableProject } from './builders.ts';

/** What the accounting does to an invoice: gives it another status, straight in the table of the running stack. */
export async function setInvoiceStatus(invoiceId: number, status: InvoiceStatus): Promise<void> {
  Object.assign(process.env, inject('stack').environment);
  const invoice = await getRecord('invoice', invoiceId);
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status });
  await unit.commit(null);
}

type Invoiced = { project: any; workOrder: any; rate: any; invoiceId: number; invoiceCode: string };

/** A project whose work is invoiced, with the invoice in a status. */
export async function makeInvoice(api: Api, status: InvoiceStatus = 'Posted', hours = 2.5): Promise<Invoiced> {
  const { project, workOrder, rate } = await makeInvoiceableProject(api, hours);
  const { invoiceId, invoiceCode } = await api.result(createFromProject, { params: project });
  if (status !== 'Created') await setInvoiceStatus(invoiceId, status);
  return { project, workOrder, rate, invoiceId, invoiceCode };
}
