import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { projectPriceListText as text } from '../../text/price-lists.ts';
import type { ProjectPriceListValues } from './price-list-values.ts';
import { canFillIn, withOtherPrices, type ProjectPriceLine } from './project-price-lines.ts';

type Props = { form: FormOf<ProjectPriceListValues>; lines: readonly ProjectPriceLine[] };

export function FillInPrices({ form, lines }: Props) {
  const prices = useWatched(form, 'prices');
  if (!canFillIn(lines, prices)) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconCopy size="0.875rem" aria-hidden />}
      onClick={() => form.setValues({ prices: withOtherPrices(lines, form.getValues().prices) })}
    >
      {text.fillIn}
    </Button>
  );
}
