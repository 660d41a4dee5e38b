import * as z from 'zod/mini';
import { type AmountDoubt, priceDoubts, type TypedPrice } from '../../../../shared/domain/amount-doubts.ts';
import { kronor, optionalText, year } from '../../../../shared/fields/fields.ts';
import {
  type CustomerPriceList,
  customerPriceListFieldsSchema,
  type DefaultPriceList,
  type ProjectPriceList,
} from '../../../../shared/schemas/price-list.ts';
import type { FormValues } from '../../components/form/form-values.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import { isCostPriced, type ProductType } from '../../../../shared/codes/product-types.ts';

type EnteredPrice = number | null | string;

export type Prices = Record<string, EnteredPrice>;

export type WithPrices = { prices: Prices };

export type PriceListValues = WithPrices & { year: EnteredPrice; comment: string; version: number };

export type CustomerPriceListValues = WithPrices & { customerId: number | null; comment: string; version: number };

export type ProjectPriceListValues = WithPrices & { version: number };

export type PricedProduct = { productId: number; productName: string; productType: ProductType };

type Lines = DefaultPriceList['lines'];

type Product = { productId: number; name: string; productType: ProductType };

/** All products, plus deleted ones the list has prices for: old work orders need those. */
export function productsToPrice(products: readonly Product[], lines: Lines): PricedProduct[] {
  const living = new Set(products.map(({ productId }) => productId));
  return [
    ...products
      .filter(({ productType }) => !isCostPriced(productType))
      .map(({ productId, name, productType }) => ({ productId, productName: name, productType })),
    ...lines
      .filter(({ productId }) => !living.has(productId))
      .map((line) => ({ ...line, productName: text.removedProduct(line.productName) })),
  ];
}

export const priceListValues = (products: readonly PricedProduct[]) =>
  ({
    empty: (year) => ({ year, comment: '', prices: pricesOf(products, []), version: 0 }),
    fromView: ({ year, comment, lines, version }) => ({ year, comment, prices: pricesOf(products, lines), version }),
  }) satisfies FormValues<PriceListValues, DefaultPriceList, [year: number]>;

export const customerPriceListValues = (products: readonly PricedProduct[]) =>
  ({
    empty: () => ({ customerId: null, comment: '', prices: pricesOf(products, []), version: 0 }),
    fromView: ({ customerId, comment, lines, version }) => ({
      customerId,
      comment,
      prices: pricesOf(products, lines),
      version,
    }),
  }) satisfies FormValues<CustomerPriceListValues, CustomerPriceList>;

export const projectPriceListValues = {
  fromView: ({ lines, isOwn, version }) => {
    const prices = lines.map(({ productId, price, otherPrice }) => [productId, isOwn ? price : otherPrice]);
    return { prices: Object.fromEntries(prices) as Prices, version };
  },
} satisfies Pick<FormValues<ProjectPriceListValues, ProjectPriceList>, 'fromView'>;

export function pricesOf(products: readonly PricedProduct[], lines: Lines): Prices {
  const prices = new Map(lines.map(({ productId, price }) => [productId, price]));
  return Object.fromEntries(products.map(({ productId }) => [productId, prices.get(productId) ?? null]));
}

/** Prices to ask about, which are far from those that they replace. */
export function doubtsOf(
  products: readonly PricedProduct[],
  { now, before, elsewhere }: { now: Prices; before: Prices; elsewhere?: PriceElsewhere },
): AmountDoubt[] {
  const prices = products.map(({ productId, productName, productType }) => ({
    name: productName,
    amount: now[productId],
    before: before[productId],
    isOfHour: productType === 'Rate',
    elsewhere: elsewhere?.(productId),
  }));
  return priceDoubts(prices);
}

export type PriceElsewhere = ((productId: number) => TypedPrice['elsewhere']) | undefined;

export type PricedLine = { productId: number; price: number };

/** The number of products without a price; in a default list zero counts as missing. */
export function missingPrices(products: readonly PricedProduct[], prices: Prices): number {
  return products.filter(({ productId }) => !prices[productId]).length;
}

/** The number of products without a price; zero is a price: free of charge. */
export function emptyPrices(products: readonly PricedProduct[], prices: Prices): number {
  return products.filter(({ productId }) => isEmpty(prices[productId])).length;
}

export function isEmpty(entered: EnteredPrice | undefined): boolean {
  return entered === null || entered === undefined || entered === '';
}

/** Which prices a list needs, by its owner. */
export type PriceRule = { areAllNeeded: boolean; least: number; missing: typeof emptyPrices };

export const priceRules = {
  general: { areAllNeeded: true, least: 0.01, missing: missingPrices },
  customer: { areAllNeeded: false, least: 0, missing: emptyPrices },
  project: { areAllNeeded: true, least: 0, missing: emptyPrices },
} as const satisfies Record<string, PriceRule>;

/** The entered prices as they would be saved. @returns undefined for an invalid or a missing price */
export function linesToSave(
  products: readonly { productId: number }[],
  prices: Prices,
  { areAllNeeded, least }: Pick<PriceRule, 'areAllNeeded' | 'least'>,
): PricedLine[] | undefined {
  const entered = products.filter(({ productId }) => !isEmpty(prices[productId]));
  if (areAllNeeded && entered.length < products.length) return undefined;
  const lines = entered.map(({ productId }) => ({ productId, price: prices[productId] as number }));
  const isPrice = ({ price }: { price: unknown }) => kronor.safeParse(price).success && (price as number) >= least;
  return lines.every(isPrice) ? lines : undefined;
}

const aboveZero = kronor.check(z.positive(text.priceMissing));
const emptyAsZero = z.transform((entered: unknown) => entered ?? 0);
const emptyAsNull = z.transform((entered: unknown) => (isEmpty(entered as EnteredPrice | undefined) ? null : entered));

const defaultPrice = z.pipe(emptyAsZero, aboveZero);
const customerPrice = z.pipe(emptyAsNull, z.nullable(kronor));
const projectPrice = z.pipe(
  emptyAsNull,
  z.nullable(kronor).check(z.refine((price) => price !== null, text.priceMissing)),
);

function pricesSchema<Price extends z.ZodMiniType>(products: readonly PricedProduct[], price: Price) {
  return z.object(Object.fromEntries(products.map(({ productId }) => [String(productId), price])));
}

export function priceListFormSchema(products: readonly PricedProduct[]) {
  return z.object({ year, comment: optionalText(500), prices: pricesSchema(products, defaultPrice) });
}

export function customerPriceListFormSchema(products: readonly PricedProduct[]) {
  const { customerId, comment } = customerPriceListFieldsSchema.shape;
  return z.object({ customerId, comment, prices: pricesSchema(products, customerPrice) });
}

export function projectPriceListFormSchema(products: readonly PricedProduct[]) {
  return z.object({ prices: pricesSchema(products, projectPrice) });
}
