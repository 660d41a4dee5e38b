import * as fc from 'fast-check';
import { createCreditInvoice, createFromProject } from '../../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { setInvoiceStatus } from '../invoices.ts';
import type { Firm } from './firm.ts';
import type { FirmModel, Status, WorkOrder } from './firm-model.ts';
import { step, which, among, nameOf } from './step.ts';

/** What an invoice takes in one transaction; of more it claims each before, which is a version of its own. */
const mostAtOnce = 40;

/** Those of a large invoice, with the versions that they have now. */
async function adoptVersions(firm: Firm, workOrders: readonly WorkOrder[]): Promise<void> {
  if (workOrders.length <= mostAtOnce) return;
  for (const workOrder of workOrders) {
    const params = { workOrderId: workOrder.workOrderId };
    workOrder.version = (await firm.api.result(getWorkOrder, { params })).version;
  }
}

export const invoice = step(which, async (model, firm, number) => {
  const { projectId } = among(model.projects, number);
  const workOrders = model.toInvoice(projectId);
  const sum = model.invoiceSum(workOrders);
  const told = `invoice project ${projectId}`;
  if (typeof sum === 'string') {
    await firm.expectRefused(createFromProject, { params: { projectId } }, 409);
    return { told: `${told}: refused (${sum})`, touched: workOrders.slice(0, 3) };
  }
  const { invoiceId } = await firm.repeated(createFromProject, { params: { projectId } });
  for (const workOrder of workOrders) {
    for (const one of workOrder.lines) one.frozen = model.unitPrice(workOrder, one);
    workOrder.status = 'Invoiced';
    workOrder.invoiceId = invoiceId;
    workOrder.version += 1;
  }
  await adoptVersions(firm, workOrders);
  const made = { invoiceId, projectId, isCredit: false, status: 'Created', isCredited: false, sum };
  model.invoices.push(made);
  return { told: `${told}: ${invoiceId} over ${workOrders.map(nameOf).join(' ')}`, touched: workOrders, invoice: made };
});

const hasInvoices = (model: FirmModel) => model.invoices.length > 0;

export const bookInvoice = step(
  fc.record({ invoice: which, status: fc.constantFrom('Sent', 'Posted', 'Posted', 'Paid', 'Overdue', 'Cancelled') }),
  async (model, firm, args) => {
    const its = among(model.invoices, args.invoice);
    await setInvoiceStatus(its.invoiceId, args.status, firm.stack.environment);
    its.status = args.status;
    return { told: `the accounting sets invoice ${its.invoiceId} to ${its.status}`, invoice: its };
  },
  hasInvoices,
);

export const credit = step(
  which,
  async (model, firm, number) => {
    const debit = among(model.invoices, number);
    const params = { invoiceId: debit.invoiceId };
    const isBooked = ['Posted', 'Paid', 'Overdue'].includes(debit.status);
    const told = `credit invoice ${debit.invoiceId}`;
    if (debit.isCredit || debit.isCredited || !isBooked) {
      await firm.expectRefused(createCreditInvoice, { params }, 409);
      return { told: `${told}: refused (${debit.status})`, invoice: debit };
    }
    const { invoiceId } = await firm.repeated(createCreditInvoice, { params });
    const freed = model.workOrders.filter((workOrder) => workOrder.invoiceId === debit.invoiceId);
    for (const workOrder of freed) {
      for (const one of workOrder.lines) one.frozen = null;
      workOrder.status = 'Registered' satisfies Status;
      workOrder.invoiceId = null;
      workOrder.version += 1;
    }
    await adoptVersions(firm, freed);
    debit.isCredited = true;
    const made = { ...debit, invoiceId, isCredit: true, isCredited: false, status: 'Created' };
    model.invoices.push(made);
    return { told: `${told}: ${invoiceId}, which frees ${freed.map(nameOf).join(' ')}`, touched: freed, invoice: made };
  },
  hasInvoices,
);
