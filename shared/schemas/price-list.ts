import * as z from 'zod/mini';
import { customerPriceList, defaultPriceList, projectPriceList } from '../entities/price-lists.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id, kronor, priceLines, year } from '../fields/fields.ts';
import { productTypes } from '../codes/product-types.ts';

const productSchema = z.object({ productId: id, productName: z.string(), productType: z.enum(productTypes) });

/** What a general list and a customer's have in common. */
const listed = {
  comment: schemasOf(customerPriceList).values.comment,
  lines: z.array(z.extend(productSchema, { price: kronor })),
  numberOfLines: z.int(),
  version: z.int(),
};

export const defaultPriceListFieldsSchema = z.object(schemasOf(defaultPriceList).inputs);
export type DefaultPriceListFields = z.output<typeof defaultPriceListFieldsSchema>;

export const defaultPriceListSchema = z.object({
  priceListDefaultId: id,
  year: schemasOf(defaultPriceList).values.year,
  ...listed,
});
export type DefaultPriceList = z.output<typeof defaultPriceListSchema>;

export const defaultPriceListRowSchema = z.omit(defaultPriceListSchema, { lines: true });

const priceOrigins = ['Project', 'Customer', 'Default'] as const;
export type PriceOrigin = (typeof priceOrigins)[number];

const resolvedPriceSchema = z.extend(productSchema, {
  unitPrice: z.nullable(kronor),
  source: z.nullable(z.enum(priceOrigins)),
  sourceYear: z.nullable(year),
});
/** Products that are priced by their cost have a mark-up instead of a price. */
export const projectPriceSchema = z.extend(resolvedPriceSchema, { markUpPercent: z.int() });
export type ProjectPrice = z.output<typeof projectPriceSchema>;

/** The price of a product in a customer's projects without their own list, and the price without the customer's list. */
export const customerPriceSchema = z.extend(resolvedPriceSchema, {
  defaultPrice: z.nullable(kronor),
  defaultYear: z.nullable(year),
});

/** Omitted products have the default list's price; zero is free of charge. */
export const customerPriceListFieldsSchema = z.object(schemasOf(customerPriceList).inputs);
export const customerPriceListEditSchema = z.extend(z.omit(customerPriceListFieldsSchema, { customerId: true }), {
  customerId: z.optional(id),
  version: z.int(),
});
export type CustomerPriceListFields = z.output<typeof customerPriceListFieldsSchema>;

export const customerPriceListSchema = z.object({ customerId: id, customerName: z.string(), ...listed });
export type CustomerPriceList = z.output<typeof customerPriceListSchema>;

export const customerPriceListRowSchema = z.omit(customerPriceListSchema, { lines: true });
export type CustomerPriceListRow = z.output<typeof customerPriceListRowSchema>;

/** Every line needs a price; zero is free of charge. */
export const projectPriceListFieldsSchema = z.object({
  projectId: schemasOf(projectPriceList).inputs.projectId,
  lines: priceLines(z.nullable(kronor)),
  /** The version of the list that was read; 0 if there was none. */
  version: z.int(),
});
export type ProjectPriceListFields = z.output<typeof projectPriceListFieldsSchema>;

export const projectPriceListSchema = z.object({
  projectId: schemasOf(projectPriceList).values.projectId,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  isOwn: z.boolean(),
  lines: z.array(
    z.extend(productSchema, {
      price: z.nullable(kronor),
      /** The price without it: the customer's, else the default list's. */
      otherPrice: z.nullable(kronor),
      otherSource: z.nullable(z.enum(['Customer', 'Default'])),
      otherYear: z.nullable(year),
    }),
  ),
  version: z.int(),
});
export type ProjectPriceList = z.output<typeof projectPriceListSchema>;
