import type { Project } from '../../../../shared/schemas/project.ts';
import { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import { useRoute } from '../../api/use-route.ts';
import { paths } from '../../navigation/paths.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { latestWorkOrders } from './latest-work-orders.ts';
import { projectWorkOrdersList } from './project-work-orders-list.ts';
import { useWorkOrderActions } from './use-work-order-actions.ts';

export function LatestWorkOrdersSection({ project: { projectCode } }: { project: Project }) {
  const page = useRoute(listWorkOrders, latestWorkOrders(projectCode), { silent: true, keepPrevious: false });
  const { actions, deletingIds } = useWorkOrderActions();
  return (
    <Section
      title={page.data ? text.latest(page.data.meta.totalItems) : text.list}
      actions={<PageButton to={paths.projectWorkOrders(projectCode)}>{text.toList}</PageButton>}
      isEmpty={page.data?.items.length === 0}
      empty={text.empty}
    >
      <QueryView query={page}>
        {({ items }) => (
          <DataTable list={projectWorkOrdersList} rows={items} actions={actions} deletingIds={deletingIds} />
        )}
      </QueryView>
    </Section>
  );
}
