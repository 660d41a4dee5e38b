import { AppError } from '../../../shared/codes/errors.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import { creditRefusal } from '../../../shared/domain/invoice/credit-rules.ts';
import { invoiceCredited } from '../../../shared/domain/project-log-messages.ts';
import { stageClaim } from './claim-store.ts';
import { type WholeInvoice, printedInvoice, stageInvoice } from './invoice-lines.ts';
import { invoiceSeries, maxInOneTransaction } from './invoice-store.ts';
import { nextLogId, stageLogEntry } from '../projects/project-log-store.ts';
import type { Data, Stored } from '../core/records.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { findRecords } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** @throws not_creditable, which says why */
export function requireCreditable({ data }: Stored<'invoice'>): void {
  const refusal = creditRefusal(data);
  if (refusal !== undefined) throw new AppError('not_creditable', { message: refusal });
}

type Credited = { invoiceId: number; invoiceCode: string; serialNumberPadded: string };

/**
 * Commits the credit of a whole debit invoice as one fact: the credit with its number and follow-ups, the debit as
 * credited, its work orders as Registered (where they are more than the transaction takes: as to be given back), and the
 * line in the project's log. The debit holds the project already, so the credit takes no reference of its own: its
 * transaction has as much room for work orders as that of its debit.
 * @param credit.invoiceId the id that the credit gets
 * @throws Contention when the debit or any work order changed since it was read, or the project has a claim under way
 */
export async function commitCredit(
  unit: UnitOfWork,
  debit: WholeInvoice,
  credit: { invoiceId: number; now: Date },
  stageFollowUps: () => void,
): Promise<Credited> {
  const { invoiceId, now } = credit;
  const [{ data: company }, logId] = await Promise.all([getSystemSettings(), nextLogId()]);
  if (isGivenBackAfter(debit)) {
    const { projectId, workOrderIds } = debit.data;
    stageClaim(unit, { projectId, invoiceId: debit.id, workOrderIds, state: 'GivingBack', now });
  } else {
    for (const workOrder of await workOrdersOf(debit)) {
      unit.save(workOrder, toInvoiceAgain(workOrder.data, now.toISOString()));
    }
  }

  return unit.commitNumbered(invoiceSeries, (serialNumber) => {
    const document = creditOf(printedInvoice(debit), { company, now, number: { serialNumber } });
    const { invoiceCode, serialNumberPadded } = document;
    stageInvoice(unit, invoiceId, {
      ...document,
      status: 'Created',
      balance: null,
      credited: false,
      workOrderIds: debit.data.workOrderIds,
      refInvoiceId: debit.id,
    });
    unit.save(debit, {
      ...debit.data,
      credited: true,
      refInvoiceId: invoiceId,
      refSerialNumberPadded: serialNumberPadded,
    });
    stageLogEntry(unit, logId, {
      projectId: debit.data.projectId,
      logType: 'Invoice',
      message: invoiceCredited(debit.data.invoiceCode, invoiceCode),
      now,
    });
    stageFollowUps();
    return { invoiceId, invoiceCode, serialNumberPadded };
  });
}

/** The work orders that the invoice holds. */
async function workOrdersOf({ id, data }: Stored<'invoice'>): Promise<Stored<'work-order'>[]> {
  const found = await findRecords(data.workOrderIds.map((workOrderId) => ['work-order', workOrderId] as const));
  return data.workOrderIds.flatMap((workOrderId) => {
    const workOrder = found.get('work-order', workOrderId);
    return workOrder?.data.invoiceId === id ? [workOrder] : [];
  });
}

/** Whether the work orders are more than are given back in the transaction of the credit. */
export function isGivenBackAfter({ data }: Stored<'invoice'>): boolean {
  return data.workOrderIds.length > maxInOneTransaction;
}

/** Registered, on no invoice, and with prices that are looked up again. */
export function toInvoiceAgain(workOrder: Data<'work-order'>, statusDate: string): Data<'work-order'> {
  return {
    ...workOrder,
    status: 'Registered',
    statusDate,
    invoiceId: null,
    items: workOrder.items.map((item) => ({ ...item, frozenPriceOre: null })),
  };
}
