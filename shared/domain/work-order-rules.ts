import { type WorkOrderStatus, sharedHelper } from '../codes/work-orders.ts';

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

/** The work order then cannot be changed or deleted. */
export function isInvoiced(workOrder: { status: WorkOrderStatus; invoiceId: number | null }): boolean {
  return workOrder.status === 'Invoiced' || workOrder.invoiceId !== null;
}

type People = { workOrderOwnerUserId: number | null; workOrderHelperUserId: number | null };

/** @returns who has a shared work order once the user has taken it; undefined if the user cannot take it */
export function takenBy(workOrder: People & { status: WorkOrderStatus }, userId: number): People | undefined {
  const { workOrderOwnerUserId: owner, workOrderHelperUserId: helper } = workOrder;
  if (!isSharable(workOrder) || owner === userId) return undefined;
  if (owner !== null) return { workOrderOwnerUserId: owner, workOrderHelperUserId: userId };
  return { workOrderOwnerUserId: userId, workOrderHelperUserId: helper === userId ? null : helper };
}
