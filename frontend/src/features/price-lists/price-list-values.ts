import * as z from 'zod/mini';
import { kronor, optionalText, year } from '../../../../shared/fields/fields.ts';
import { customerPriceListFieldsSchema, type DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

/** A number being typed: null when empty, the text itself when it is no number. */
type Entered = number | null | string;

/** A price for each product id. */
export type Prices = Record<string, Entered>;

export type WithPrices = { prices: Prices };

/** What the form of a default price list holds. */
export type PriceListValues = WithPrices & { year: Entered; comment: string; version: number };

/** What the form of a customer's price list holds. */
export type CustomerPriceListValues = WithPrices & { customerId: number | null; comment: string; version: number };

/** What the form of a project's price list holds. */
export type ProjectPriceListValues = WithPrices & { version: number };

/** A product that the list may have a price for. */
export type PricedProduct = { productId: number; productName: string; productType: ProductType };

type Lines = DefaultPriceList['lines'];

type Product = { productId: number; name: string; productType: ProductType };

/** Every product there is, and those that the list has a price for though they are gone: old work orders need it. */
export function productsToPrice(products: readonly Product[], lines: Lines): PricedProduct[] {
  const living = new Set(products.map(({ productId }) => productId));
  return [
    ...products.map(({ productId, name, productType }) => ({ productId, productName: name, productType })),
    ...lines
      .filter(({ productId }) => !living.has(productId))
      .map((line) => ({ ...line, productName: text.removedProduct(line.productName) })),
  ];
}

export function pricesOf(products: readonly PricedProduct[], lines: Lines): Prices {
  const prices = new Map(lines.map(({ productId, price }) => [productId, price]));
  return Object.fromEntries(products.map(({ productId }) => [productId, prices.get(productId) ?? null]));
}

/** How many products have no price; in a default list a zero counts as missing. */
export function missingPrices(products: readonly PricedProduct[], prices: Prices): number {
  return products.filter(({ productId }) => !prices[productId]).length;
}

/** How many products have no price entered; zero is one: free of charge. */
export function emptyPrices(products: readonly PricedProduct[], prices: Prices): number {
  return products.filter(({ productId }) => isEmpty(prices[productId])).length;
}

export function isEmpty(entered: Entered | undefined): boolean {
  return entered === null || entered === undefined || entered === '';
}

/**
 * The prices that are entered, as they would be saved.
 * @param least what the lowest price can be that counts as one
 * @returns undefined where something is no price, or where one is missing and none may be
 */
export function linesToSave(
  products: readonly { productId: number }[],
  prices: Prices,
  { areAllNeeded, least = 0 }: { areAllNeeded: boolean; least?: number },
): { productId: number; price: number }[] | undefined {
  const entered = products.filter(({ productId }) => !isEmpty(prices[productId]));
  if (areAllNeeded && entered.length < products.length) return undefined;
  const lines = entered.map(({ productId }) => ({ productId, price: prices[productId] as number }));
  const isPrice = ({ price }: { price: unknown }) => kronor.safeParse(price).success && (price as number) >= least;
  return lines.every(isPrice) ? lines : undefined;
}

const aboveZero = kronor.check(z.positive(text.priceMissing));
const emptyAsZero = z.transform((entered: unknown) => entered ?? 0);
const emptyAsNull = z.transform((entered: unknown) => (isEmpty(entered as Entered | undefined) ? null : entered));

/** A price above zero. */
const defaultPrice = z.pipe(emptyAsZero, aboveZero);
/** A price, or nothing: the default list's applies. */
const customerPrice = z.pipe(emptyAsNull, z.nullable(kronor));
/** A price; zero is one. */
const projectPrice = z.pipe(
  emptyAsNull,
  z.nullable(kronor).check(z.refine((price) => price !== null, text.priceMissing)),
);

function pricesSchema<Price extends z.ZodMiniType>(products: readonly PricedProduct[], price: Price) {
  return z.object(Object.fromEntries(products.map(({ productId }) => [String(productId), price])));
}

/** Checks that each of the products has a price above zero. */
export function priceListFormSchema(products: readonly PricedProduct[]) {
  return z.object({ year, comment: optionalText(500), prices: pricesSchema(products, defaultPrice) });
}

/** Checks that a customer is chosen, and that what is entered are prices. */
export function customerPriceListFormSchema(products: readonly PricedProduct[]) {
  const { customerId, comment } = customerPriceListFieldsSchema.shape;
  return z.object({ customerId, comment, prices: pricesSchema(products, customerPrice) });
}

/** Checks that each of the products has a price. */
export function projectPriceListFormSchema(products: readonly PricedProduct[]) {
  return z.object({ prices: pricesSchema(products, projectPrice) });
}
