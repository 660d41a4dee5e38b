import type { InvoicedWorkOrder } from '../invoice/invoice-input.ts';
import { quantityOf } from '../invoice/invoice-lines.ts';
import { multiplyOre, toKronor, toOre } from '../../lib/money.ts';
import { nearBudget } from '../../codes/projects.ts';
import type { AgreementTerms } from '../../entities/agreement.ts';
import type { InvoiceRemark } from '../../schemas/invoice-remark.ts';
import { percentOfBudget } from '../project-budget.ts';
import { netOreOf } from './entries.ts';

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

/** A remark when what is invoiced, with the next invoice's net sum, is 80 per cent of a ceiling or more. */
export function nearCeiling({ priceForm, agreedOre, entries }: AgreementTerms, sumTotal: number): InvoiceRemark[] {
  const totalOre = netOreOf(entries) + toOre(sumTotal);
  if (priceForm !== 'Ceiling' || totalOre * 100 < agreedOre * nearBudget) return [];
  const percent = percentOfBudget({ budget: agreedOre, worked: totalOre }) ?? 0;
  return [{ kind: 'near-ceiling', ceiling: toKronor(agreedOre), total: toKronor(totalOre), percent }];
}
