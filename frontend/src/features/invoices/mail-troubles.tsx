import '@mantine/core/styles/List.css';
import { Alert, Anchor, Button, List } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listMailTroubles } from '../../../../shared/contract/invoices.ts';
import type { MailTrouble } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../app/paths.ts';
import { useRoute } from '../../api/use-route.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { mailTroubleLabels, mailTroublesText as text } from '../../text/mail-troubles.ts';

const firstShown = 3;

/** Mailings of invoices that did not go as they should, above the list. @param owner whose; everybody's where left out */
export function MailTroubles({ owner }: { owner?: string | undefined }) {
  const panelStack = usePanels();
  const [isWhole, setWhole] = useState(false);
  const { data = [] } = useRoute(listMailTroubles, {}, { silent: true });
  const troubles = data.filter((one) => owner === undefined || one.projectOwnerUserInitials === owner);
  if (troubles.length === 0) return null;
  const shown = isWhole ? troubles : troubles.slice(0, firstShown);

  return (
    <Alert
      color="red"
      icon={<IconMailX />}
      title={text.title(troubles.length)}
      m="0.5rem 0.75rem 0"
      py="xs"
      style={{ flex: 'none' }}
    >
      <List size="sm">
        {shown.map((one) => (
          <List.Item key={`${one.invoiceId} ${one.followUpId}`} style={{ overflowWrap: 'anywhere' }}>
            <Anchor component={Link} {...panelStack.linkTo(panels.invoice(one.invoiceId))} inherit>
              {text.invoice(one.serialNumberPadded)}
            </Anchor>{' '}
            {sentence(one, owner !== undefined)}
          </List.Item>
        ))}
      </List>
      {troubles.length > shown.length && (
        <Button variant="default" size="compact-xs" mt="xs" onClick={() => setWhole(true)}>
          {text.showAll(troubles.length)}
        </Button>
      )}
    </Alert>
  );
}

function sentence({ customerName, projectOwnerUserInitials: initials, kind, to }: MailTrouble, isOwn: boolean): string {
  const about = isOwn || !initials ? customerName : text.ofOwner(customerName, initials);
  return `${about}: ${to ? text.to(mailTroubleLabels[kind], to) : mailTroubleLabels[kind]}`;
}
