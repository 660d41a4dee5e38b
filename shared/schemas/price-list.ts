import * as z from 'zod/mini';
import { id, kronor, optionalText, year } from './fields.ts';
import { productTypes } from './product.ts';

export const priceLineSchema = z.object({ productId: id, price: kronor });

export const defaultPriceListFieldsSchema = z.object({
  year,
  comment: optionalText(500),
  lines: z.array(priceLineSchema).check(z.maxLength(500, 'Högst 500 priser i en lista.')),
});
export type DefaultPriceListFields = z.output<typeof defaultPriceListFieldsSchema>;

export const defaultPriceListSchema = z.object({
  priceListDefaultId: id,
  year,
  comment: z.string(),
  lines: z.array(
    z.object({ productId: id, productName: z.string(), productType: z.enum(productTypes), price: kronor }),
  ),
  numberOfLines: z.int(),
  version: z.int(),
});
export type DefaultPriceList = z.output<typeof defaultPriceListSchema>;

export const defaultPriceListRowSchema = z.omit(defaultPriceListSchema, { lines: true });

export const priceSources = ['Project', 'Customer', 'Default'] as const;
export type PriceSource = (typeof priceSources)[number];

/** The price of a product in a project, and which list it came from; null where no list has it. */
export const resolvedPriceSchema = z.object({
  productId: id,
  productName: z.string(),
  productType: z.enum(productTypes),
  unitPrice: z.nullable(kronor),
  source: z.nullable(z.enum(priceSources)),
  /** The year of a default list. */
  sourceYear: z.nullable(year),
});
export type ResolvedPrice = z.output<typeof resolvedPriceSchema>;
