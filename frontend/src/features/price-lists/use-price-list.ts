import type * as z from 'zod/mini';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import type { RecordForm, RecordFormOptions } from '../../components/form/record-form.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import {
  doubtsOf,
  linesToSave,
  type PricedLine,
  type PricedProduct,
  type PriceElsewhere,
  type PriceRule,
  type WithPrices,
} from './price-list-values.ts';

type Options<Schema extends z.ZodMiniType, Values, Saved> = Omit<
  RecordFormOptions<Schema, Values, Saved>,
  'save' | 'failure' | 'isMeant'
> & {
  products: readonly PricedProduct[];
  rule: PriceRule;
  failure: string;
  save: (lines: PricedLine[], body: z.output<Schema>, values: Values) => Promise<Saved>;
  /** The prices of the list behind, which new ones are compared with. */
  elsewhere: () => PriceElsewhere | Promise<PriceElsewhere>;
};

export type PriceListRecord<Values, Saved> = {
  draft: string;
  failure: string;
  products: readonly PricedProduct[];
  rule: PriceRule;
  record: RecordForm<Values, Saved>;
};

/** What `PriceListForm` edits. */
export function usePriceList<Schema extends z.ZodMiniType<WithPrices>, Values extends WithPrices, Saved>({
  products,
  rule,
  save,
  elsewhere,
  ...options
}: Options<Schema, Values, Saved>): PriceListRecord<Values, Saved> {
  const record = useRecordForm<Schema, Values, Saved>({
    ...options,
    save: (body, values) => save(linesToSave(products, body.prices, rule) ?? [], body, values),
    isMeant: async ({ prices: now }, { prices: before }) =>
      areMeant(doubtsOf(products, { now, before, elsewhere: await elsewhere() })),
  });
  return { draft: options.draft, failure: options.failure, products, rule, record };
}
