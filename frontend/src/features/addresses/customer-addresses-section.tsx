import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { getCustomerAddresses } from '../../../../shared/contract/calls/addresses.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { useRoute } from '../../api/use-route.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressesList } from './addresses-list.ts';

const list: ListDefinition<Address> = {
  ...addressesList,
  columns: [
    { key: 'formatted', label: text.address1, link: (row) => panels.address(row.addressId) },
    ...addressesList.columns.filter(({ key }) => key === 'addressType' || key === 'city'),
  ],
  stacked: [],
};

export function CustomerAddressesSection({ customerId }: { customerId: number }) {
  const addresses = useRoute(getCustomerAddresses, { params: { customerId } }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  return (
    <Section
      title={text.list}
      actions={
        <Button
          component={Link}
          {...panelStack.linkTo(panels.address(undefined, { customerId }))}
          variant="default"
          size="xs"
          leftSection={<IconPlus size="0.875rem" />}
        >
          {text.addNew}
        </Button>
      }
      isEmpty={addresses.data?.length === 0}
      empty={text.customerHasNone}
    >
      <QueryView query={addresses}>{(found) => <DataTable list={list} rows={found} />}</QueryView>
    </Section>
  );
}
