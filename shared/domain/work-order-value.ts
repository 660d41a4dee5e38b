import { multiplyOre } from '../lib/money.ts';
import type { WorkOrderStatus } from '../codes/work-orders.ts';
import type { ProductType } from '../codes/product-types.ts';

export type PricedItem = {
  productType: ProductType;
  hoursEstimated: number;
  workedHours: number | null;
  invoiceableHours: number | null;
  quantity: number;
  unitPriceOre: number | null;
};

type ValuedWorkOrder = { status: WorkOrderStatus; invoiceable: boolean; items: readonly PricedItem[] };

export function workOrderValueOre(workOrder: ValuedWorkOrder): number {
  if (!workOrder.invoiceable) return 0;
  return sum(workOrder.items, (item) => multiplyOre(countedQuantity(item, workOrder.status), item.unitPriceOre ?? 0));
}

export function workOrderHours(items: readonly Omit<PricedItem, 'unitPriceOre'>[]) {
  const rates = items.filter((item) => item.productType === 'Rate');
  return {
    hoursEstimated: sum(rates, (item) => item.hoursEstimated),
    hoursWorked: sum(rates, (item) => item.workedHours ?? 0),
    invoiceableHours: sum(rates, (item) => item.invoiceableHours ?? 0),
  };
}

/** Before a work order is registered, a line without worked hours counts with its estimate. */
export function countedQuantity(item: Omit<PricedItem, 'unitPriceOre'>, status: WorkOrderStatus): number {
  if (item.productType !== 'Rate') return item.quantity;
  const isRegistered = status === 'Registered' || status === 'Invoiced';
  return isRegistered || item.workedHours ? (item.invoiceableHours ?? 0) : item.hoursEstimated;
}

/** What was done, whether the customer pays for it or not. */
export function workedQuantity(item: Omit<PricedItem, 'unitPriceOre'>): number {
  return item.productType === 'Rate' ? (item.workedHours ?? 0) : item.quantity;
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
