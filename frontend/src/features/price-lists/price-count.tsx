import { Text } from '@mantine/core';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import type { Prices, WithPrices } from './price-list-values.ts';

type Props<Values> = { form: FormOf<Values>; sentence: (prices: Prices) => string };

export function PriceCount<Values extends WithPrices>({ form, sentence }: Props<Values>) {
  const message = sentence(useWatched(form, 'prices'));
  if (message === '') return null;
  return (
    <Text size="sm" c="dimmed">
      {message}
    </Text>
  );
}
