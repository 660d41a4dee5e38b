import { IconHandGrab } from '@tabler/icons-react';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import { sessionValue } from '../../api/session.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { sharedWorkOrdersList } from './all-work-orders-list.ts';
import { WorkOrdersSummary } from './work-orders-summary.tsx';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { useTakeWorkOrder } from './use-take-work-order.ts';
import { useValue } from '../../state/value.ts';
import { myDayText as text } from '../../text/my-day.ts';
import { lazy } from '../../components/lazy.tsx';

const WorkOrderBulk = lazy(() => import('./work-order-bulk.tsx'), 'WorkOrderBulk');

export function SharedWorkOrdersPage() {
  const { actions, deletingIds } = useWorkOrderActions();
  const { take } = useTakeWorkOrder();
  const userId = useValue(sessionValue)?.userId;
  const takeAction: RowAction<WorkOrderRow> = {
    key: 'take',
    label: text.take,
    icon: IconHandGrab,
    inRow: true,
    isShown: ({ sharable, workOrderOwnerUserId }) => sharable && workOrderOwnerUserId !== userId,
    onSelect: ({ workOrderId }) => void take(workOrderId),
  };
  return (
    <ListPage
      bulk={WorkOrderBulk}
      list={sharedWorkOrdersList}
      route={listWorkOrders}
      request={(query) => ({ query: { ...query, onlySharable: true } as QueryInput<typeof listWorkOrders> })}
      summary={WorkOrdersSummary}
      actions={[takeAction, ...actions]}
      deletingIds={deletingIds}
    />
  );
}
