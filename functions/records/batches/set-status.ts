import { registeredLines } from '../../../shared/domain/registered-hours.ts';
import { isInvoiced } from '../../../shared/domain/work-order-rules.ts';
import type { BulkStatus, MissingHours } from '../../../shared/codes/work-orders.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

export function isOpen(workOrder: StoredRecord<'work-order'> | undefined): workOrder is StoredRecord<'work-order'> {
  return workOrder !== undefined && !workOrder.deleted && !isInvoiced(workOrder.data);
}

export type NewStatus = { newStatus: BulkStatus; missingHours?: MissingHours | undefined };

export function stageStatus(
  unit: UnitOfWork,
  workOrders: readonly StoredRecord<'work-order'>[],
  { newStatus: status, missingHours }: NewStatus,
  now: Date,
): { id: number; version: number }[] {
  return workOrders
    .filter(({ data }) => data.status !== status)
    .map((workOrder) => {
      const { items } = workOrder.data;
      const { id, version } = unit.save(workOrder, {
        ...workOrder.data,
        status,
        statusDate: now.toISOString(),
        items: status === 'Registered' ? registeredLines(items, missingHours) : items,
      });
      return { id, version };
    });
}
