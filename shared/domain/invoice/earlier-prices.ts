import { isCostPriced } from '../../codes/product-types.ts';
import { yearOf } from '../../lib/days.ts';
import { compareSwedish } from '../../lib/text.ts';
import { type PriceLists, resolvePrice } from '../prices.ts';
import type { InvoicedProduct, InvoicedWorkOrder } from './invoice-input.ts';
import { quantityOf } from './invoice-lines.ts';

export type EarlierPrices = { products: string[]; listYears: number[] };

export function earlierPrices(
  workOrders: readonly InvoicedWorkOrder[],
  products: readonly InvoicedProduct[],
  lists: PriceLists,
): EarlierPrices {
  const names = new Set<string>();
  const years = new Set<number>();
  for (const { verificationDate, items } of workOrders) {
    const year = yearOf(verificationDate);
    for (const item of items) {
      if (isCostPriced(item.productType)) continue;
      const listYear = resolvePrice(lists, item.productId, year)?.sourceYear ?? year;
      if (quantityOf(item) === 0 || listYear >= year) continue;
      years.add(listYear);
      names.add(products.find(({ productId }) => productId === item.productId)?.name ?? '');
    }
  }
  return { products: [...names].sort(compareSwedish), listYears: [...years].sort((a, b) => a - b) };
}
