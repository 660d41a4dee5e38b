import type { InvoiceRemark } from '../../schemas/invoice-remark.ts';
import { lacksHours } from '../registered-hours.ts';
import { type CountedItem, hasLines } from './invoice-lines.ts';

type WorkedItem = CountedItem & { hoursEstimated: number; workedHours: number | null };

function unbilledHours(item: WorkedItem): number {
  return item.productType === 'Rate' && !item.invoiceableHours ? (item.workedHours ?? 0) : 0;
}

export const addsNothingReasons = ['no-lines', 'not-billed', 'no-amount'] as const;
export type AddsNothingReason = (typeof addsNothingReasons)[number];

/** @param workOrder one that adds nothing to its invoice @returns why */
export function addsNothingReasonOf({
  items,
}: {
  items: readonly { workedHours: number | null }[];
}): AddsNothingReason {
  if (items.length === 0) return 'no-lines';
  return items.some(({ workedHours }) => workedHours) ? 'not-billed' : 'no-amount';
}

type Work = { workOrderId: number; items: readonly WorkedItem[] };

/** What an invoice of the work orders leaves unpaid: hours that no line charges, and work orders without lines. */
export function losses(workOrders: readonly Work[]): InvoiceRemark[] {
  const worked = lost(workOrders, unbilledHours);
  const estimated = lost(workOrders, (item) => (lacksHours(item) ? item.hoursEstimated : 0));
  const nothing = workOrders.filter((workOrder) => !hasLines(workOrder)).map(({ workOrderId }) => workOrderId);
  return [
    ...(worked.hours > 0 ? [{ kind: 'worked-not-invoiced' as const, ...worked }] : []),
    ...(estimated.hours > 0 ? [{ kind: 'estimated-not-invoiced' as const, ...estimated }] : []),
    ...(nothing.length > 0 ? [{ kind: 'adds-nothing' as const, workOrderIds: nothing }] : []),
  ];
}

function lost(workOrders: readonly Work[], hoursOf: (item: WorkedItem) => number) {
  const each = workOrders
    .map(({ workOrderId, items }) => ({ workOrderId, hours: items.reduce((sum, item) => sum + hoursOf(item), 0) }))
    .filter(({ hours }) => hours > 0);
  return {
    hours: each.reduce((sum, { hours }) => sum + hours, 0),
    workOrderIds: each.map(({ workOrderId }) => workOrderId),
  };
}
