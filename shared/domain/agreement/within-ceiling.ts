import type { InvoicedWorkOrder } from '../invoice/invoice-input.ts';
import { quantityOf } from '../invoice/invoice-lines.ts';
import { multiplyOre } from '../../lib/money.ts';

/**
 * The ids of the oldest work orders that fit below a ceiling together; the first that does not fit stops, and those
 * after it are left. Items without a price count as 0: they stop the invoice anyway.
 */
export function withinCeiling(workOrders: readonly InvoicedWorkOrder[], roomOre: number): ReadonlySet<number> {
  const taken = new Set<number>();
  let sumOre = 0;
  const byDay = workOrders.toSorted(
    (a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.workOrderId - b.workOrderId,
  );
  for (const { workOrderId, items } of byDay) {
    // A line of several items is rounded once: it is at most half an öre more than theirs for each item.
    sumOre += items.reduce((sum, item) => sum + ceilOre(quantityOf(item), item.unitPriceOre ?? 0), 0);
    if (sumOre > roomOre) break;
    taken.add(workOrderId);
  }
  return taken;
}

function ceilOre(quantity: number, unitPriceOre: number): number {
  return Math.max(multiplyOre(quantity, unitPriceOre), Math.ceil(quantity * unitPriceOre));
}
