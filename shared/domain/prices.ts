import { type ProductType, isCostPriced } from '../codes/product-types.ts';
import { type Day, yearOf } from '../lib/days.ts';
import type { PriceOrigin } from '../schemas/price-list.ts';
import { roundHalfAwayFromZero, toOre } from '../lib/money.ts';

export type PriceLines = readonly { productId: number; priceOre: number }[];

export type PriceLists = {
  project: PriceLines | null;
  customer: PriceLines | null;
  defaults: readonly { year: number; lines: PriceLines }[];
};

export type ResolvedUnitPrice = {
  priceOre: number;
  source: PriceOrigin;
  sourceYear: number | null;
};

/**
 * A product's price: from the project's list, else the customer's, else the default list of the year, else the latest
 * earlier default list. Each product is resolved on its own, so a list may leave products to the next. In a default
 * list a price of zero counts as missing; elsewhere it means free of charge.
 * @param year of the work order's verification date
 * @returns null when no list has the product
 */
export function resolvePrice(lists: PriceLists, productId: number, year: number): ResolvedUnitPrice | null {
  const own = priceIn(lists.project, productId);
  if (own !== undefined) return { priceOre: own, source: 'Project', sourceYear: null };

  const customers = priceIn(lists.customer, productId);
  if (customers !== undefined) return { priceOre: customers, source: 'Customer', sourceYear: null };

  const newestFirst = lists.defaults.filter((list) => list.year <= year).sort((a, b) => b.year - a.year);
  for (const list of newestFirst) {
    const priceOre = priceIn(list.lines, productId);
    if (priceOre) return { priceOre, source: 'Default', sourceYear: list.year };
  }
  return null;
}

type Item = { productType: ProductType; productId: number; purchasePrice: number | null; markUpPercent: number };

/** In öre: what the line itself cost with its mark-up, or the lists' price on the day; null if neither is known. */
export function itemPriceOre(item: Item, lists: PriceLists, day: Day): number | null {
  if (isCostPriced(item.productType)) return costPriceOre(item);
  return resolvePrice(lists, item.productId, yearOf(day))?.priceOre ?? null;
}

function priceIn(lines: PriceLines | null, productId: number): number | undefined {
  return lines?.find((line) => line.productId === productId)?.priceOre;
}

type Cost = {
  /** In kronor without VAT, for one piece or hour; null until entered. */
  purchasePrice: number | null;
  /** In whole per cent. */
  markUpPercent: number;
};

/** What the customer pays for one piece or hour, in öre; null until the cost is entered. */
export function costPriceOre({ purchasePrice, markUpPercent }: Cost): number | null {
  if (purchasePrice === null) return null;
  return roundHalfAwayFromZero((toOre(purchasePrice) * (100 + markUpPercent)) / 100);
}
