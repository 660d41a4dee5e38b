import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { getLatestDefaultPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { toast } from '../../state/toast.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import { pricesOf, type PricedProduct, type PriceListValues } from './price-list-values.ts';

type Props = { form: FormOf<PriceListValues>; products: readonly PricedProduct[] };

export function CopyLatest({ form, products }: Props) {
  const [isCopying, setIsCopying] = useState(false);

  async function copy() {
    setIsCopying(true);
    try {
      const latest = await call(getLatestDefaultPriceList, {});
      const before = form.getValues();
      const { year } = before;
      form.setValues({
        year: typeof year === 'number' && year > latest.year ? year : latest.year + 1,
        comment: before.comment || latest.comment,
        prices: pricesOf(products, latest.lines),
      });
      toast.success(text.copied(latest.year), {
        action: { label: text.undo, onSelect: () => form.setValues(before) },
      });
    } catch (error) {
      reportError(error, text.notCopied);
    } finally {
      setIsCopying(false);
    }
  }

  return (
    <Button
      variant="default"
      mt={{ base: 0, sm: '1.5rem' }}
      leftSection={<IconCopy size="1rem" aria-hidden />}
      loading={isCopying}
      onClick={() => void copy()}
    >
      {text.copyLatest}
    </Button>
  );
}
