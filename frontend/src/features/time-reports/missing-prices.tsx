import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { yearOf } from '../../../../shared/lib/days.ts';
import { formatNames } from '../../../../shared/lib/format.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { Wide } from '../../components/form/fields-grid.tsx';
import { useWatched, useWatchedId } from '../../components/form/use-watched.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { panels } from '../../navigation/paths.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { DefaultListLink } from '../price-lists/default-list-link.tsx';
import type { TimeReportValues } from './new-time-report.ts';

type Props = { form: FormOf<TimeReportValues>; products: readonly string[] };

/** Where the prices are set that a report lacked, over the page, which keeps what is chosen. */
export function MissingPrices({ form, products }: Props) {
  const projectId = useWatchedId(form, 'projectId');
  const until = useWatched(form, 'to');
  return (
    <Wide>
      <Alert color="red" icon={<IconAlertTriangle />} title={text.pricesMissing(formatNames([...products]))}>
        <DefaultListLink year={yearOf(until)} />{' '}
        {projectId !== null && <PanelLink panel={panels.projectPriceList(projectId)}>{text.toPriceList}</PanelLink>}
      </Alert>
    </Wide>
  );
}
