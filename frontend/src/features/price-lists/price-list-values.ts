import * as z from 'zod/mini';
import { kronor, optionalText, year } from '../../../../shared/schemas/fields.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import type { ProductType } from '../../../../shared/schemas/product.ts';
import { priceListsText as text } from '../../text/price-lists.ts';

/** A number being typed: null when empty, the text itself when it is no number. */
type Entered = number | null | string;

/** What the price list form holds; a price for each product id. */
export type PriceListValues = {
  year: Entered;
  comment: string;
  prices: Record<string, Entered>;
  version: number;
};

/** A product that the list is to have a price for. */
export type PricedProduct = { productId: number; productName: string; productType: ProductType };

type Product = { productId: number; name: string; productType: ProductType };

/** Every product there is, and those that the list has a price for though they are gone: old work orders need it. */
export function productsToPrice(products: readonly Product[], lines: DefaultPriceList['lines']): PricedProduct[] {
  const living = new Set(products.map(({ productId }) => productId));
  return [
    ...products.map(({ productId, name, productType }) => ({ productId, productName: name, productType })),
    ...lines
      .filter(({ productId }) => !living.has(productId))
      .map((line) => ({ ...line, productName: text.removedProduct(line.productName) })),
  ];
}

export function pricesOf(
  products: readonly PricedProduct[],
  lines: DefaultPriceList['lines'],
): PriceListValues['prices'] {
  const prices = new Map(lines.map(({ productId, price }) => [productId, price]));
  return Object.fromEntries(products.map(({ productId }) => [productId, prices.get(productId) ?? null]));
}

/** How many products have no price; in a default list a zero counts as missing. */
export function missingPrices(products: readonly PricedProduct[], prices: PriceListValues['prices']): number {
  return products.filter(({ productId }) => !prices[productId]).length;
}

const aboveZero = kronor.check(z.positive(text.priceMissing));
const price = z.pipe(
  z.transform((entered: unknown) => entered ?? 0),
  aboveZero,
);

/** Checks that each of the products has a price above zero. */
export function priceListFormSchema(products: readonly PricedProduct[]) {
  return z.object({
    year,
    comment: optionalText(500),
    prices: z.object(Object.fromEntries(products.map(({ productId }) => [String(productId), price]))),
  });
}
