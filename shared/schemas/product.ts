import * as z from 'zod/mini';
import { id, optionalText, requiredText } from './fields.ts';

export const productTypes = ['Rate', 'Rent'] as const;
export type ProductType = (typeof productTypes)[number];

export const productFieldsSchema = z.object({
  name: requiredText(100),
  productType: z._default(z.enum(productTypes, 'Välj en produkttyp.'), 'Rate'),
  invoiceText: optionalText(200),
  /** 'Gruppera': the product's lines stand under a heading of their own. */
  invoiceItemGroupHeading: z._default(z.boolean(), false),
  /** 'Aggregera': one invoice line for the product, its hours summed. */
  aggregateHoursToTotal: z._default(z.boolean(), false),
});
export type ProductFields = z.output<typeof productFieldsSchema>;

export const productSchema = z.extend(productFieldsSchema, {
  productId: id,
  productType: z.enum(productTypes),
  invoiceText: z.string(),
  invoiceItemGroupHeading: z.boolean(),
  aggregateHoursToTotal: z.boolean(),
  version: z.int(),
});
export type Product = z.output<typeof productSchema>;
