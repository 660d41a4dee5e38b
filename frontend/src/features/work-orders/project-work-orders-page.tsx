import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { getProjectByCode } from '../../../../shared/contract/calls/projects.ts';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import type { ListState } from '../../components/list/use-list-state.ts';
import { PanelSlot } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { FailureNotice } from '../../components/query-view.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { ExportWorkOrders } from './export-work-orders.tsx';
import { projectWorkOrdersList } from './project-work-orders-list.ts';
import { ChangeStatus } from './change-status.tsx';
import { WorkOrdersSummary } from './work-orders-summary.tsx';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { lazy } from '../../components/lazy.tsx';

const WorkOrderBulk = lazy(() => import('./work-order-bulk.tsx'), 'WorkOrderBulk');

export function ProjectWorkOrdersPage() {
  const { projectCode = '' } = useParams();
  const project = useRoute(getProjectByCode, { params: { projectCode } }, { silent: true, keepPrevious: false });
  const { actions, deletingIds } = useWorkOrderActions();

  const projectId = async () => (project.data ?? (await project.refetch({ throwOnError: true })).data!).projectId;

  if (project.error && !project.data)
    return <FailureNotice error={project.error} onRetry={() => void project.refetch()} />;
  return (
    <>
      <ListPage
        bulk={WorkOrderBulk}
        list={projectWorkOrdersList}
        route={listWorkOrders}
        request={(query) => ({ query: { ...query, projectCode } as QueryInput<typeof listWorkOrders> })}
        actions={actions}
        deletingIds={deletingIds}
        summary={WorkOrdersSummary}
        toolbar={(state) => toolbarOf(projectCode, state)}
        create={{
          label: text.addNew,
          panel: async () => panels.workOrder({ projectId: await projectId() }),
        }}
      />
      <PanelSlot name="delivery">
        <DeliveryPanel projectCode={projectCode} />
      </PanelSlot>
    </>
  );
}

const DeliveryPanel = lazy(() => import('./delivery-panel.tsx'), 'DeliveryPanel');

function DeliveryButton() {
  const panelStack = usePanels();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconTruckDelivery size="0.875rem" />}
      onClick={() => void panelStack.open({ name: 'delivery' })}
    >
      {text.delivery.action}
    </Button>
  );
}

function toolbarOf(projectCode: string, { activeFilter, sort }: ListState) {
  const order = { orderByColumn: sort.column, orderByDescending: sort.descending };
  return (
    <>
      <ChangeStatus filter={{ ...activeFilter, projectCode }} />
      <DeliveryButton />
      <ExportWorkOrders
        projectCode={projectCode}
        query={{ ...activeFilter, ...order } as QueryInput<typeof listWorkOrders>}
      />
    </>
  );
}
