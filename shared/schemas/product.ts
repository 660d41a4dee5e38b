import * as z from 'zod/mini';
import { product } from '../entities/product.ts';
import { id } from '../fields/fields.ts';

export const productFieldsSchema = z.object(product.inputs);
export type ProductFields = z.output<typeof productFieldsSchema>;

export const productSchema = z.object({
  productId: id,
  ...product.values,
  name: product.inputs.name,
  version: z.int(),
});
export type Product = z.output<typeof productSchema>;
