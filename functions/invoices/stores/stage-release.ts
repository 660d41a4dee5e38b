import { stageLock } from './project-lock-store.ts';
import { toInvoiceAgain } from './released-work.ts';
import { maxInOneTransaction } from './split-work-orders.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

/**
 * Releases those of the work orders that the invoice holds: they are Registered again when the unit commits. More than
 * a transaction takes are released after it, by a lock of the invoice's project.
 * @returns whether a lock releases them
 */
export async function stageRelease(
  unit: UnitOfWork,
  { id: invoiceId, data }: StoredRecord<'invoice'>,
  workOrderIds: readonly number[],
  now: Date,
): Promise<boolean> {
  if (workOrderIds.length > maxInOneTransaction) {
    const lock = { projectId: data.projectId, invoiceId, workOrderIds: [...workOrderIds] };
    stageLock(unit, { ...lock, state: 'GivingBack', now });
    return true;
  }
  for (const workOrder of await heldWorkOrders(invoiceId, workOrderIds)) {
    unit.save(workOrder, toInvoiceAgain(workOrder.data, now.toISOString()));
  }
  return false;
}

/** Returns the work orders that the invoice holds. */
export async function heldWorkOrders(
  invoiceId: number,
  workOrderIds: readonly number[],
): Promise<StoredRecord<'work-order'>[]> {
  const records = await findRecords(workOrderIds.map((id) => ['work-order', id] as const));
  return workOrderIds.flatMap((id) => {
    const workOrder = records.get('work-order', id);
    return workOrder?.data.invoiceId === invoiceId ? [workOrder] : [];
  });
}
