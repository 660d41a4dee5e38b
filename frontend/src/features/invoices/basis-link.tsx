import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { basisText as text } from '../../text/invoice-basis.ts';

type Props = { items: readonly InvoiceItem[]; panel: PanelAddress };

export function BasisLink({ items, panel }: Props) {
  const panelStack = usePanels();
  const workOrderIds = new Set(items.flatMap(({ sources }) => sources.map(({ workOrderId }) => workOrderId)));
  return (
    <Text size="sm" mb="sm">
      <Anchor component={Link} {...panelStack.linkTo(panel)} inherit>
        {text.link(items.length, workOrderIds.size)}
      </Anchor>
    </Text>
  );
}
