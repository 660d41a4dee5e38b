import { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import { type BulkStatus, bulkStatuses } from '../../../../shared/codes/work-orders.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import type { FilterValues } from '../../components/list/use-list-state.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { statusBadge } from './status-badge.ts';
import { useChangeStatus } from './use-change-status.ts';

export function ChangeStatus({ filter }: { filter: FilterValues }) {
  const changeStatus = useChangeStatus();

  async function change(newStatus: BulkStatus) {
    const query = { ...filter, itemsPerPage: 0 } as QueryInput<typeof listWorkOrders>;
    const listed = await call(listWorkOrders, { query }).catch((error: unknown) => {
      reportError(error, text.statusNotUpdated);
    });
    if (listed) await changeStatus(listed.items, newStatus);
  }

  const items = bulkStatuses.map((status) => ({
    key: status,
    label: workOrderStatusLabels[status],
    icon: statusBadge(status).icon,
    onSelect: () => void change(status),
  }));
  return (
    <MenuButton items={items} position="bottom-end" isButton>
      {text.changeStatus}
    </MenuButton>
  );
}
