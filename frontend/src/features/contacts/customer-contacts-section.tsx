import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listContacts } from '../../../../shared/contract/calls/contacts.ts';
import { useRoute } from '../../api/use-route.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { contactsText } from '../../text/contacts.ts';
import { customersText as text } from '../../text/customers.ts';
import { contactsList } from './contacts-list.ts';

export function CustomerContactsSection({ customerId }: { customerId: number }) {
  const query = { customerId, itemsPerPage: 0 };
  const page = useRoute(listContacts, { query }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  return (
    <Section
      title={contactsText.list}
      actions={
        <Button
          component={Link}
          {...panelStack.linkTo(panels.contact(undefined, { customerId }))}
          variant="default"
          size="xs"
          leftSection={<IconPlus size="0.875rem" />}
        >
          {contactsText.addNew}
        </Button>
      }
      isEmpty={page.data?.items.length === 0}
      empty={text.noPersons}
    >
      <QueryView query={page}>{({ items }) => <DataTable list={contactsList} rows={items} />}</QueryView>
    </Section>
  );
}
