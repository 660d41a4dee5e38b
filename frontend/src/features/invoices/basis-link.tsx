import { Text } from '@mantine/core';
import type { InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { basisText as text } from '../../text/invoice-basis.ts';

type Props = { items: readonly InvoiceItem[]; panel: PanelAddress };

export function BasisLink({ items, panel }: Props) {
  const workOrderIds = new Set(items.flatMap(({ sources }) => sources.map(({ workOrderId }) => workOrderId)));
  return (
    <Text size="sm" mb="sm">
      <PanelLink panel={panel}>{text.link(items.length, workOrderIds.size)}</PanelLink>
    </Text>
  );
}
