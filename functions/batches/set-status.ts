import { isInvoiced } from '../../shared/domain/work-order-rules.ts';
import type { BulkStatus } from '../../shared/domain/work-order-status.ts';
import type { Stored } from '../stores/records.ts';
import type { UnitOfWork } from '../stores/unit-of-work.ts';

/** Whether nobody has deleted or invoiced it. */
export function isOpen(workOrder: Stored<'work-order'> | undefined): workOrder is Stored<'work-order'> {
  return workOrder !== undefined && !workOrder.deleted && !isInvoiced(workOrder.data);
}

/** Gives them the status; one that has it already stays as it is. */
export function stageStatus(
  unit: UnitOfWork,
  workOrders: readonly Stored<'work-order'>[],
  status: BulkStatus,
  now: Date,
): void {
  for (const workOrder of workOrders) {
    if (workOrder.data.status !== status) {
      unit.save(workOrder, { ...workOrder.data, status, statusDate: now.toISOString() });
    }
  }
}
