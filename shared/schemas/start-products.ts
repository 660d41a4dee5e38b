import * as z from 'zod/mini';
import { isCostPriced } from '../codes/product-types.ts';
import { product } from '../entities/product.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id, kronor, year } from '../fields/fields.ts';
import { identityOf } from '../lib/text.ts';

const maxProducts = 40;

const { name, productType } = schemasOf(product).inputs;

const startProductSchema = z.object({ name, productType, price: z.nullable(kronor) }).check(
  z.refine(({ productType, price }) => isCostPriced(productType) || (price !== null && price > 0), {
    path: ['price'],
    error: 'Ange ett pris över noll.',
  }),
);

/** The first products of a firm, with their prices of this year. What is priced by its cost has none. */
export const startProductsFieldsSchema = z.object({
  products: z.array(startProductSchema).check(
    z.minLength(1, 'Ange minst en produkt.'),
    z.maxLength(maxProducts, `Högst ${maxProducts} produkter.`),
    z.superRefine((products, context) => {
      const known = new Set<string>();
      for (const [index, { name }] of products.entries()) {
        const identity = identityOf(name);
        if (known.has(identity)) {
          context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Namnet står två gånger.' });
        }
        known.add(identity);
      }
    }),
  ),
});
export type StartProductsFields = z.output<typeof startProductsFieldsSchema>;

export const startProductsSchema = z.object({
  priceListDefaultId: id,
  year,
  numberOfProducts: z.int(),
});
