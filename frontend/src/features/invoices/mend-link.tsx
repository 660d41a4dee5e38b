import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { useCanOpen } from '../../components/openable.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type Props = { needs: NonNullable<FollowUp['needs']>; invoice: Pick<Invoice, 'projectId' | 'customerId'> };

export function MendLink({ needs, invoice: { projectId, customerId } }: Props) {
  const panelStack = usePanels();
  const canOpen = useCanOpen();
  if (needs === 'receiver') {
    return (
      <Anchor component={Link} {...panelStack.linkTo(panels.project(projectId))} inherit underline="always">
        {text.editProject}
      </Anchor>
    );
  }
  if (needs === 'customer-number' || needs === 'e-invoice-data') {
    return (
      <Anchor component={Link} {...panelStack.linkTo(panels.customer(customerId))} inherit underline="always">
        {text.editCustomer}
      </Anchor>
    );
  }
  const isMendedThere = needs === 'settlement' || needs === 'sums' || needs === 'hand-delivery';
  if (isMendedThere || !canOpen(paths.systemSettings)) return null;
  return (
    <Anchor component={Link} to={paths.systemSettings} inherit underline="always">
      {text.showSystemSettings}
    </Anchor>
  );
}
