import type { QueryInput } from '../../../../shared/contract/route.ts';
import { listWorkOrders } from '../../../../shared/contract/work-orders.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { sharedWorkOrdersList } from './all-work-orders-list.ts';
import { WorkOrdersSummary } from './work-orders-summary.tsx';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { lazy } from '../../components/parts.ts';

const WorkOrderBulk = lazy(async () => ({ default: (await import('./work-order-bulk.tsx')).WorkOrderBulk }));

export function SharedWorkOrdersPage() {
  const actions = useWorkOrderActions();
  return (
    <ListPage
      bulk={WorkOrderBulk}
      list={sharedWorkOrdersList}
      route={listWorkOrders}
      request={(query) => ({ query: { ...query, onlySharable: true } as QueryInput<typeof listWorkOrders> })}
      summary={WorkOrdersSummary}
      {...actions}
    />
  );
}
