import { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import { workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { sessionValue } from '../../api/session.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { useValue } from '../../state/value.ts';
import { withOwnId } from '../../components/list/own-filter.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { usePersonFilters } from '../../components/list/use-person-filters.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { allWorkOrdersList } from './all-work-orders-list.ts';
import { WorkOrdersSummary } from './work-orders-summary.tsx';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { lazy } from '../../components/lazy.tsx';

const WorkOrderBulk = lazy(() => import('./work-order-bulk.tsx'), 'WorkOrderBulk');

export function HomeWorkOrdersPage() {
  const initials = useValue(sessionValue)?.initials ?? '';
  const { workOrderAllShows } = useUserSettings();
  const actions = useWorkOrderActions();
  const showsAll = workOrderAllShows.length === 0 || workOrderAllShows.length === workOrderStatuses.length;
  return (
    <ListPage
      bulk={WorkOrderBulk}
      list={usePersonFilters(allWorkOrdersList, { ownerUserId: text.owner })}
      route={listWorkOrders}
      request={(query) => ({ query: withOwnId(query) })}
      defaultFilter={{ initials, ...(!showsAll && { status: workOrderAllShows.join(',') }) }}
      summary={WorkOrdersSummary}
      {...actions}
    />
  );
}
