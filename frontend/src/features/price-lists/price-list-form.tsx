import { Text } from '@mantine/core';
import type { InputOf } from '../../api/call.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { toast } from '../../state/toast.ts';
import { priceListsText } from '../../text/price-lists.ts';
import { raisePricesText } from '../../text/raise-prices.ts';
import { PriceEffect, type PreviewRoute } from './price-effect.tsx';
import { PriceFields } from './price-fields.tsx';
import { linesToSave, type PricedLine, type Prices, type WithPrices } from './price-list-values.ts';
import { RaisePrices } from './raise-prices.tsx';
import type { PriceListRecord } from './use-price-list.ts';

type Props<Values, Saved, R extends PreviewRoute> = PriceListRecord<Values, Saved> & {
  title: string;
  saving: boolean;
  onKept?: (saved: Saved) => void;
  /** Tells how many of the products have no price. */
  count: (missing: number) => string;
  preview: R;
  /** The body of a save, once the prices can be saved. */
  bodyOf: (lines: PricedLine[]) => InputOf<R>['body'] | undefined;
  hint?: string;
  note?: (productId: number) => React.ReactNode;
  /** On the first price. */
  autoFocus?: boolean;
  /** The footer around the count. */
  footer?: (count: React.ReactNode) => React.ReactNode;
  children: React.ReactNode;
};

/** A form of prices, whoever owns the list: what they, and these raised, would change of open work, and the fields. */
export function PriceListForm<Values extends WithPrices, Saved, R extends PreviewRoute>({
  record,
  failure,
  products,
  rule,
  count,
  preview,
  bodyOf,
  hint,
  note,
  autoFocus = false,
  footer = (text) => text,
  children,
  ...panel
}: Props<Values, Saved, R>) {
  const { form } = record;

  function submit() {
    const missing = rule.areAllNeeded ? rule.missing(products, form.getValues().prices) : 0;
    const about = record.submit;
    if (missing > 0) toast.error(priceListsText.pricesMissing(missing), { title: failure, about });
    return record.submit();
  }

  function effectOf(prices: Prices, label?: string) {
    const lines = linesToSave(products, prices, rule);
    return <PriceEffect call={preview} body={lines && bodyOf(lines)} {...(label !== undefined && { label })} />;
  }

  return (
    <FormPanel
      {...panel}
      record={{ ...record, submit }}
      extra={footer(<OfPrices form={form}>{(prices) => counted(count(rule.missing(products, prices)))}</OfPrices>)}
    >
      {children}
      <OfPrices form={form}>{(prices) => effectOf(prices)}</OfPrices>
      <RaisePrices form={form} products={products} effect={(prices) => effectOf(prices, raisePricesText.effect)} />
      <PriceFields
        form={form}
        products={products}
        required={rule.areAllNeeded}
        {...(hint !== undefined && { hint })}
        {...(note && { note })}
        autoFocus={autoFocus}
      />
    </FormPanel>
  );
}

type OfPricesProps<Values> = { form: FormOf<Values>; children: (prices: Prices) => React.ReactNode };

/** Rendered again while prices are typed, and the form is not. */
function OfPrices<Values extends WithPrices>({ form, children }: OfPricesProps<Values>) {
  return children(useWatched(form, 'prices'));
}

const counted = (sentence: string) =>
  sentence === '' ? null : (
    <Text size="sm" c="dimmed">
      {sentence}
    </Text>
  );
