import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { useRoute } from '../../api/use-route.ts';
import { writePanel } from '../../components/panel/panel-address.ts';
import { panels, paths } from '../paths.ts';

const shownOfEach = 6;

/** The records whose name matches what is typed in the palette. */
export function useRecordHits(query: string): SpotlightActionGroupData[] {
  const [search] = useDebouncedValue(query.trim(), 200);
  const navigate = useNavigate();
  const customers = useRoute(
    listCustomers,
    { query: { name: search, itemsPerPage: shownOfEach } },
    { enabled: search.length >= 2, silent: true },
  );
  if (search.length < 2) return [];
  const hits = customers.data?.items ?? [];
  return [
    {
      group: 'Kunder',
      actions: hits.map((customer) => ({
        id: `customer-${customer.customerId}`,
        label: customer.name,
        onClick: () =>
          void navigate(
            `${paths.customers}?panel=${encodeURIComponent(writePanel(panels.customer(customer.customerId)))}`,
          ),
      })),
    },
  ];
}
