import { AppError } from '../../../shared/codes/errors.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import { invoiceCreated } from '../../../shared/domain/project-log-messages.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { type Claim, stageClaimState } from './claim-store.ts';
import { getFollowUps } from './follow-up-store.ts';
import { type WholeInvoice, stageInvoice } from './invoice-lines.ts';
import type { InvoiceSource } from './invoice-source.ts';
import type { Data } from '../core/records.ts';
import { nextLogId, stageLogEntry } from '../projects/project-log-store.ts';
import { nextNumber } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** One unbroken series for debit and credit invoices. */
export const invoiceSeries = 'invoice-serial';

export const maxWorkOrders = 1000;

/** The most work orders in the invoice's own transaction; more are claimed before it, or given back after. */
export const maxInOneTransaction = 40;

export function requireInvoiceable(workOrderIds: readonly number[]): void {
  if (workOrderIds.length <= maxWorkOrders) return;
  throw new AppError('too_many_work_orders', {
    message: `Projektet har ${formatNumber(workOrderIds.length)} insatser att fakturera och en faktura rymmer ${formatNumber(maxWorkOrders)}. Ändra status på några av dem och fakturera i omgångar.`,
  });
}

type Priced = InvoiceInput['workOrders'][number];

export function claimed(data: Data<'work-order'>, priced: Priced, invoiceId: number): Data<'work-order'> {
  return {
    ...data,
    invoiceId,
    items: data.items.map((item, line) => ({ ...item, frozenPriceOre: priced.items[line]!.unitPriceOre })),
  };
}

export function invoiced(data: Data<'work-order'>, at: string): Data<'work-order'> {
  return { ...data, status: 'Invoiced', statusDate: at };
}

/**
 * Commits the invoice, its number, its follow-ups and the work orders' new state in one transaction. Where the work
 * orders are claimed, the claim becomes Settling instead.
 * @throws Contention when a work order has changed since it was read, or the claim has been released
 */
export async function commitInvoice(
  unit: UnitOfWork,
  { workOrders, input }: InvoiceSource,
  { claim, stageFollowUps }: { claim?: Claim; stageFollowUps: (invoiceId: number) => void },
): Promise<{ invoiceId: number; invoiceCode: string }> {
  if (claim) stageClaimState(unit, claim, 'Settling');
  else unit.refer('project', input.project.projectId, 1);
  const takeIds = () => Promise.all([claim?.invoiceId ?? nextNumber('invoice'), nextLogId()]);
  const stage = (serialNumber: number, [invoiceId, logId]: [number, number]) => {
    if (!claim) {
      workOrders.forEach((workOrder, index) => {
        const taken = claimed(workOrder.data, input.workOrders[index]!, invoiceId);
        unit.save(workOrder, invoiced(taken, input.now.toISOString()));
      });
    }
    const document = buildInvoiceDocument({ ...input, number: { serialNumber } });
    stageInvoice(unit, invoiceId, {
      ...document,
      status: 'Created',
      balance: null,
      credited: false,
      workOrderIds: workOrders.map(({ id }) => id),
      refInvoiceId: null,
    });
    stageLogEntry(unit, logId, {
      projectId: document.projectId,
      logType: 'Invoice',
      message: invoiceCreated(document.invoiceCode, document.sumTotal, workOrders.length),
      now: input.now,
    });
    stageFollowUps(invoiceId);
    return { invoiceId, invoiceCode: document.invoiceCode };
  };
  return unit.commitNumbered(invoiceSeries, stage, takeIds);
}

export async function invoiceView({ id, version, data, items }: WholeInvoice): Promise<Invoice> {
  return { ...data, items, invoiceId: id, version, followUps: await getFollowUps(id) };
}
