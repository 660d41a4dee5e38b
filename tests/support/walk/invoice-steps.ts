import * as fc from 'fast-check';
import { createCreditInvoice, createFromProject, createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { setInvoiceStatus } from '../invoices.ts';
import type { Firm } from './firm.ts';
import type { FirmModel, Status, WorkOrder } from './firm-model.ts';
import { step, which, among, nameOf } from './step.ts';

/** The most work orders of one transaction; a larger invoice locks each beforehand, which increments its version. */
const maxAtOnce = 40;

/** Updates the model with the current versions after a large invoice. */
async function adoptVersions(firm: Firm, workOrders: readonly WorkOrder[]): Promise<void> {
  if (workOrders.length <= maxAtOnce) return;
  for (const workOrder of workOrders) {
    const params = { workOrderId: workOrder.workOrderId };
    workOrder.version = (await firm.api.result(getWorkOrder, { params })).version;
  }
}

const review = fc.record({
  project: which,
  takesAll: fc.boolean(),
  /** Whether the invoice was reviewed first, and whether more was registered after the review. */
  reviewed: fc.constantFrom('not', 'just before', 'too early'),
});

async function basisOf(firm: Firm, projectId: number): Promise<{ basis: string }> {
  const { basis } = await firm.api.result(createPreviewFromProject, { params: { projectId } });
  return { basis };
}

/** Changes the note, which the invoice prints. */
async function rename(firm: Firm, workOrder: WorkOrder): Promise<void> {
  const params = { workOrderId: workOrder.workOrderId };
  const current = await firm.api.result(getWorkOrder, { params });
  const invoiceNote = `${current.invoiceNote} till`.trim();
  const { version } = await firm.api.result(updateWorkOrder, { params, body: { ...current, invoiceNote } });
  Object.assign(workOrder, { invoiceNote, version });
}

export const invoice = step(review, async (model, firm, { project, takesAll, reviewed }) => {
  const { projectId } = among(model.projects, project);
  const registered = model.toInvoice(projectId);
  const workOrders = takesAll ? registered : registered.filter((workOrder) => !model.addsNothing(workOrder));
  const sum = model.invoiceSum(workOrders);
  const description = `invoice project ${projectId}${takesAll ? ' and what adds nothing' : ''}`;
  const params = { projectId };
  const query: Record<string, boolean> = takesAll ? { takeAddingNothing: true } : {};
  if (typeof sum === 'string') {
    await firm.expectRefused(createFromProject, { params, query }, 409);
    return { description: `${description}: refused (${sum})`, touched: registered.slice(0, 3) };
  }
  const basis = reviewed === 'not' ? {} : await basisOf(firm, projectId);
  if (reviewed === 'too early') {
    const changed = workOrders.find((workOrder) => !model.addsNothing(workOrder))!;
    await rename(firm, changed);
    await firm.expectRefused(createFromProject, { params, query: { ...query, ...basis } }, 409);
    return { description: `${description}: refused (${nameOf(changed)} has changed)`, touched: registered.slice(0, 3) };
  }
  const { invoiceId } = await firm.repeated(createFromProject, { params, query: { ...query, ...basis } });
  for (const workOrder of workOrders) {
    for (const one of workOrder.lines) one.frozen = model.unitPrice(workOrder, one);
    workOrder.status = 'Invoiced';
    workOrder.invoiceId = invoiceId;
    workOrder.version += 1;
  }
  await adoptVersions(firm, workOrders);
  const made = { invoiceId, projectId, isCredit: false, status: 'Created', isCredited: false, sum };
  model.invoices.push(made);
  return {
    description: `${description}: ${invoiceId} over ${workOrders.map(nameOf).join(' ')}`,
    touched: workOrders,
    invoice: made,
  };
});

const hasInvoices = (model: FirmModel) => model.invoices.length > 0;

export const bookInvoice = step(
  fc.record({ invoice: which, status: fc.constantFrom('Sent', 'Posted', 'Posted', 'Paid', 'Overdue', 'Cancelled') }),
  async (model, firm, args) => {
    const its = among(model.invoices, args.invoice);
    await setInvoiceStatus(its.invoiceId, args.status, firm.stack.environment);
    its.status = args.status;
    return { description: `the accounting sets invoice ${its.invoiceId} to ${its.status}`, invoice: its };
  },
  hasInvoices,
);

export const credit = step(
  which,
  async (model, firm, number) => {
    const debit = among(model.invoices, number);
    const params = { invoiceId: debit.invoiceId };
    const isBooked = ['Posted', 'Paid', 'Overdue'].includes(debit.status);
    const description = `credit invoice ${debit.invoiceId}`;
    if (debit.isCredit || debit.isCredited || !isBooked) {
      await firm.expectRefused(createCreditInvoice, { params }, 409);
      return { description: `${description}: refused (${debit.status})`, invoice: debit };
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
    if (debit.status === 'Overdue') debit.status = 'Posted';
    const made = { ...debit, invoiceId, isCredit: true, isCredited: false, status: 'Created' };
    model.invoices.push(made);
    return {
      description: `${description}: ${invoiceId}, which frees ${freed.map(nameOf).join(' ')}`,
      touched: freed,
      invoice: made,
    };
  },
  hasInvoices,
);
