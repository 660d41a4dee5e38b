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

export function requireCreditable({ data }: Stored<'invoice'>): void {
  const refusal = creditRefusal(data);
  if (refusal !== undefined) throw new AppError('not_creditable', { message: refusal });
}

type Credited = { invoiceId: number; invoiceCode: string; serialNumberPadded: string };

/**
 * Commits the credit of a whole debit invoice in one transaction: the credit with its number and follow-ups, the debit
 * as credited, its work orders as Registered (or a claim to give them back, if they are too many), and the project's
 * log entry. The credit takes no reference to the project, because the debit already holds one: so its transaction has
 * as much room for work orders as the debit's had.
 * @param credit.invoiceId the credit's id
 * @throws Contention when the debit or a work order has changed since it was read, or the project has a claim
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

async function workOrdersOf({ id, data }: Stored<'invoice'>): Promise<Stored<'work-order'>[]> {
  const found = await findRecords(data.workOrderIds.map((workOrderId) => ['work-order', workOrderId] as const));
  return data.workOrderIds.flatMap((workOrderId) => {
    const workOrder = found.get('work-order', workOrderId);
    return workOrder?.data.invoiceId === id ? [workOrder] : [];
  });
}

export function isGivenBackAfter({ data }: Stored<'invoice'>): boolean {
  return data.workOrderIds.length > maxInOneTransaction;
}

export function toInvoiceAgain(workOrder: Data<'work-order'>, statusDate: string): Data<'work-order'> {
  return {
    ...workOrder,
    status: 'Registered',
    statusDate,
    invoiceId: null,
    items: workOrder.items.map((item) => ({ ...item, frozenPriceOre: null })),
  };
}
