import { AppError } from '../../shared/codes/errors.ts';
import { nothingToInvoice, tooManyWorkOrders } from '../../shared/codes/errors/invoices.ts';
import { hasLines } from '../../shared/domain/invoice/invoice-lines.ts';
import type { InvoiceChoice } from '../../shared/schemas/invoice-choice.ts';
import type { InvoiceContents } from './stores/invoice-contents.ts';
import { maxInOneTransaction, restsOf } from './stores/split-work-orders.ts';

/**
 * The part of a source that is chosen, with what is edited on it. A work order of which lines are left out is split
 * when the invoice is made. Applied to its own result, it changes nothing.
 * @throws nothing_to_invoice; too_many_work_orders when more is split than one transaction holds
 */
export function chosen({ workOrders, input, ...rest }: InvoiceContents, choice: InvoiceChoice): InvoiceContents {
  const { until, leftOut, lines, note } = choice;
  const requested = choice.workOrderIds && new Set(choice.workOrderIds);
  const left = new Set(leftOut.map(({ workOrderId, workOrderItemId }) => `${workOrderId}-${workOrderItemId}`));
  const pairs = workOrders.flatMap((workOrder, index) => {
    const all = input.workOrders[index]!;
    if (requested && !requested.has(workOrder.id)) return [];
    if (until !== undefined && all.verificationDate > until) return [];
    const items = all.items.filter(({ workOrderItemId }) => !left.has(`${workOrder.id}-${workOrderItemId}`));
    if (items.length === all.items.length) return [{ workOrder, taken: all }];
    return hasLines({ items }) ? [{ workOrder, taken: { ...all, items } }] : [];
  });
  if (pairs.length === 0) throw new AppError(nothingToInvoice);
  const source = {
    ...rest,
    workOrders: pairs.map(({ workOrder }) => workOrder),
    input: { ...input, workOrders: pairs.map(({ taken }) => taken), edits: { lines, note } },
  };
  requireSplittable(source);
  return source;
}

function requireSplittable(source: InvoiceContents): void {
  const split = restsOf(source).length;
  if (split === 0 || source.workOrders.length + split <= maxInOneTransaction) return;
  throw new AppError(tooManyWorkOrders, {
    message: `Rader kan lämnas kvar när fakturan tar högst ${maxInOneTransaction} insatser, där en insats som delas räknas som två. Lämna hela insatser kvar i stället.`,
  });
}
