import * as z from 'zod/mini';
import type { ProductType } from '../../../../shared/codes/product-types.ts';
import { isCostPriced } from '../../../../shared/codes/product-types.ts';
import { type AmountDoubt, priceDoubts } from '../../../../shared/domain/amount-doubts.ts';
import { startProductsFieldsSchema } from '../../../../shared/schemas/start-products.ts';
import { type StartSet, startSets } from '../../text/start-products.ts';

export type StartRow = {
  key: string;
  name: string;
  productType: ProductType;
  /** As typed: text that is no number stays until the form is saved. */
  price: number | string | null;
};

/** Each set keeps what was changed in it while another is looked at. */
export type StartValues = { set: StartSet } & Record<StartSet, StartRow[]>;

export const emptyRow = (): StartRow => ({ key: crypto.randomUUID(), name: '', productType: 'Rate', price: null });

export const startValues = (): StartValues => ({
  set: 'Acoustics',
  Acoustics: rowsOf('Acoustics'),
  Consulting: rowsOf('Consulting'),
  Own: [emptyRow()],
});

const rowsOf = (set: StartSet) => startSets[set].map((product, index) => ({ key: `${set}-${index}`, ...product }));

/** Prices of the chosen set to ask about, which are far from those proposed, or from the others of an hour. */
export function doubtsOf({ set, ...values }: StartValues, proposed: StartValues): AmountDoubt[] {
  const before = new Map(proposed[set].map(({ key, price }) => [key, price]));
  const priced = values[set].filter(({ productType }) => !isCostPriced(productType));
  return priceDoubts(
    priced.map(({ key, name, productType, price }) => ({
      name,
      amount: price,
      before: before.get(key),
      isOfHour: productType === 'Rate',
    })),
  );
}

/** The chosen set, with its faults by the paths of the form. */
export const startFormSchema = z.pipe(
  z.transform((values: StartValues, context) => {
    const products = values[values.set].map(({ name, productType, price }) => ({
      name,
      productType,
      price: isCostPriced(productType) ? null : price,
    }));
    const read = startProductsFieldsSchema.safeParse({ products });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      context.issues.push({ code: 'custom', message, path: [values.set, ...path.slice(1)], input: values });
    }
    return z.NEVER;
  }),
  z.custom<z.output<typeof startProductsFieldsSchema>>(),
);
