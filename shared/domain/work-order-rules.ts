import type { WorkOrderStatus } from '../codes/work-order-status.ts';
import { sharedHelper } from '../codes/shared-helper.ts';

export function isSharable(workOrder: {
  status: WorkOrderStatus;
  workOrderOwnerUserId: number | null;
  workOrderHelperUserId: number | null;
}): boolean {
  const isShared = workOrder.workOrderOwnerUserId === null || workOrder.workOrderHelperUserId === sharedHelper;
  return isShared && workOrder.status !== 'Invoiced' && workOrder.status !== 'Cancelled';
}

export function isToInvoice(workOrder: {
  status: WorkOrderStatus;
  invoiceable: boolean;
  invoiceId: number | null;
}): boolean {
  return workOrder.status === 'Registered' && workOrder.invoiceable && workOrder.invoiceId === null;
}

/** Includes a reservation for an invoice in progress. The work order then cannot be changed or deleted. */
export function isInvoiced(workOrder: { status: WorkOrderStatus; invoiceId: number | null }): boolean {
  return workOrder.status === 'Invoiced' || workOrder.invoiceId !== null;
}

export function isBeingInvoiced(workOrder: { status: WorkOrderStatus; invoiceId: number | null }): boolean {
  return workOrder.status !== 'Invoiced' && workOrder.invoiceId !== null;
}
