import type { Data } from '../../data/core/records.ts';
import type { InvoiceContents } from './invoice-contents.ts';

/** The most work orders in the invoice's own transaction; more are locked before it, or given back after. */
export const maxInOneTransaction = 40;

/**
 * The same of several projects on one invoice. Each has a log entry (three actions), a reference and a condition on its
 * agreement of its own, or on its credit the agreement itself; a work order takes two.
 */
export function fitsTogether(workOrders: readonly number[]): boolean {
  const all = workOrders.reduce((sum, count) => sum + count, 0);
  return all <= maxInOneTransaction - 3 * (workOrders.length - 1);
}

/** The most projects that `fitsTogether` lets through. */
export const maxCombinedProjects = 10;

type RemainingWork = { workOrderId: number; data: Data<'work-order'> };

/** What is left of work orders whose lines are not all invoiced: each becomes a work order of its own. */
export function restsOf({ workOrders, input }: Pick<InvoiceContents, 'workOrders' | 'input'>): RemainingWork[] {
  return workOrders.flatMap(({ id, data }, index) => {
    const invoicedItemIds = new Set(input.workOrders[index]!.items.map(({ workOrderItemId }) => workOrderItemId));
    const items = data.items.filter(({ workOrderItemId }) => !invoicedItemIds.has(workOrderItemId));
    return items.length === 0 ? [] : [{ workOrderId: id, data: { ...data, items } }];
  });
}
