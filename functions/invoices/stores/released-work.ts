import type { Data, StoredRecord } from '../../data/core/records.ts';

/** True if a credit of the invoice has released the work order, or the invoice is cancelled. */
export function isReleased({ data }: StoredRecord<'invoice'>, workOrderId: number): boolean {
  if (data.status === 'Cancelled') return true;
  return data.releasedWorkOrderIds?.includes(workOrderId) ?? data.credited;
}

/** Returns the work order as it was before an invoice took it; unchanged if none has. @param workOrder Registered, or taken */
export function asRegistered(workOrder: Data<'work-order'>): Data<'work-order'> {
  return toInvoiceAgain(workOrder, workOrder.registeredAt ?? workOrder.statusDate);
}

export function toInvoiceAgain(workOrder: Data<'work-order'>, statusDate: string): Data<'work-order'> {
  return {
    ...workOrder,
    status: 'Registered',
    statusDate,
    invoiceId: null,
    registeredAt: null,
    items: workOrder.items.map((item) => ({ ...item, frozenPriceOre: null })),
  };
}
