import * as z from 'zod/mini';
import { accountOfRate, type VatRate } from '../codes/vat-rules.ts';
import { product } from '../entities/product.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';

/** The VAT return counts these accounts at their own rate, whatever the line says. */
const ofItsRate = z.refine<{ account: number; vatPercent: VatRate }>(
  ({ account, vatPercent }) => accountOfRate[vatPercent] === account || !Object.values(accountOfRate).includes(account),
  {
    path: ['account'],
    error: 'Kontot hör till en annan momssats: 3001 är 25 %, 3002 12 %, 3003 6 % och 3004 momsfritt.',
  },
);

const fields = z.object(schemasOf(product).inputs);

export const productFieldsSchema = fields.check(ofItsRate);

export const productEditSchema = z.extend(fields, { version: z.int() }).check(ofItsRate);
export type ProductFields = z.output<typeof productFieldsSchema>;

export const productSchema = z.object({
  productId: id,
  ...schemasOf(product).values,
  name: schemasOf(product).inputs.name,
  version: z.int(),
});
export type Product = z.output<typeof productSchema>;
