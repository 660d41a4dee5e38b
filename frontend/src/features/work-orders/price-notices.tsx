import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf, isDay, yearOf } from '../../../../shared/lib/days.ts';
import { formatNames } from '../../../../shared/lib/format.ts';
import { panels } from '../../navigation/paths.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { DefaultListLink } from '../price-lists/default-list-link.tsx';
import type { PriceBook } from './price-book.ts';
import type { WorkOrderValues } from './work-order-values.ts';
import { common } from '../../text/common.ts';

type Props = { form: FormOf<WorkOrderValues>; book: PriceBook; projectId: number };

export function PriceNotices({ form, book, projectId }: Props) {
  const lines = useWatched(form, 'items');
  const day = useWatched(form, 'verificationDate');
  const [today] = useState(() => dayOf(new Date()));
  const year = yearOf(isDay(day) ? day : today);
  const unpriced = lines.flatMap((line) => {
    const price = book.priceOf(line);
    return price?.unitPrice === null && !price.isOfCost ? [price.productName] : [];
  });
  return (
    <>
      {book.error && (
        <Alert color="red" icon={<IconAlertTriangle />} title={text.notPriced} mt="md">
          {book.error.message}{' '}
          <Button size="compact-xs" variant="default" onClick={book.retry}>
            {common.tryAgain}
          </Button>
        </Alert>
      )}
      {unpriced.length > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle />}
          title={text.pricesMissing(formatNames([...new Set(unpriced)]))}
          mt="md"
        >
          {text.pricesMissingHint} <DefaultListLink year={year} />{' '}
          <PanelLink panel={panels.projectPriceList(projectId)}>{text.toPriceList}</PanelLink>
        </Alert>
      )}
    </>
  );
}
