import type { WorkOrderStatus } from '../codes/work-order-status.ts';
import { sharedHelper } from '../schemas/work-order.ts';

/** Whether someone else may take it over: shared (DELA) by owner or helper, and neither invoiced nor cancelled. */
export function isSharable(workOrder: {
  status: WorkOrderStatus;
  workOrderOwnerUserId: number | null;
  workOrderHelperUserId: number | null;
}): boolean {
  const isShared = workOrder.workOrderOwnerUserId === null || workOrder.workOrderHelperUserId === sharedHelper;
  return isShared && workOrder.status !== 'Invoiced' && workOrder.status !== 'Cancelled';
}

/** Whether the project's next invoice takes it up. */
export function isToInvoice(workOrder: {
  status: WorkOrderStatus;
  invoiceable: boolean;
  invoiceId: number | null;
}): boolean {
  return workOrder.status === 'Registered' && workOrder.invoiceable && workOrder.invoiceId === null;
}

/** Whether it is on an invoice, or taken for one that is being made: then nobody changes or deletes it. */
export function isInvoiced(workOrder: { status: WorkOrderStatus; invoiceId: number | null }): boolean {
  return workOrder.status === 'Invoiced' || workOrder.invoiceId !== null;
}

/** Whether it is taken for an invoice that is being made; a moment later it is invoiced, or free again. */
export function isBeingInvoiced(workOrder: { status: WorkOrderStatus; invoiceId: number | null }): boolean {
  return workOrder.status !== 'Invoiced' && workOrder.invoiceId !== null;
}
