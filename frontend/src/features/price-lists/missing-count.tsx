import { Text } from '@mantine/core';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import { missingPrices, type PricedProduct, type PriceListValues } from './price-list-values.ts';

type Props = { form: FormOf<PriceListValues>; products: readonly PricedProduct[] };

/** How many prices are left to fill in. */
export function MissingCount({ form, products }: Props) {
  const prices = useWatched(form, 'prices');
  const missing = missingPrices(products, prices);
  return (
    <Text size="sm" c="dimmed">
      {missing === 0 ? text.nothingMissing : text.missingNow(missing)}
    </Text>
  );
}
