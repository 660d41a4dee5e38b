import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { listProjects } from '../../../../shared/contract/calls/projects.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { readyProjects } from '../../api/ready-projects.ts';
import { currentSession, sessionValue } from '../../api/session.ts';
import { useValue } from '../../state/value.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition, RowAction } from '../../components/list/list-definition.ts';
import { prefetchList } from '../../components/list/prefetch-list.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useCustomerFilter } from '../../components/list/use-customer-filter.ts';
import { useListState, type FilterValues, type ListRequest } from '../../components/list/use-list-state.ts';
import { usePersonFilters } from '../../components/list/use-person-filters.ts';
import { editAction } from '../../components/list/usual-actions.ts';
import { useTitle } from '../../components/page-title.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { projectsText as text } from '../../text/projects.ts';
import { ProjectsSummary } from './projects-summary.tsx';
import { projectsList, type ProjectsView } from './projects-list.ts';
import { useTags } from './use-tags.ts';
import { lazy } from '../../components/lazy.tsx';
import type { BodyInput } from '../../../../shared/contract/call-types.ts';
import { withOwnId } from '../../components/list/own-filter.ts';

const ProjectBulk = lazy(() => import('./project-bulk.tsx'), 'ProjectBulk');

const actions: RowAction<ProjectRow>[] = [
  editAction((row) => panels.project(row.projectId)),
  { key: 'menu', label: text.openMenu, icon: IconDotsVertical, inRow: true, target: (row) => panels.projectMenu(row) },
];

export const ProjectsPage = () => <Projects view="all" />;
export const OwnerHomePage = () => <Projects view="owner" />;
export const ReviewerHomePage = () => <Projects view="reviewer" />;

/** The page that a log-in leads to. */
export function prefetchOwnerHome(search: URLSearchParams): void {
  const defaultFilter = defaultFilterOf('owner', currentSession()?.initials ?? '');
  const list = projectsList('owner', { tags: [] });
  prefetchList({ list, route: listProjects, request: listProjectsRequest, defaultFilter, withSums: true }, search);
}

/** Filters that only an address has. */
const useAddressFilters = (list: ListDefinition<ProjectRow>) => usePersonFilters(useCustomerFilter(list), people);
const people = { ownerUserId: text.owner, reviewerUserId: text.reviewer };

function Projects({ view }: { view: ProjectsView }) {
  const initials = useValue(sessionValue)?.initials ?? '';
  const panelStack = usePanels();
  const defaultFilter = defaultFilterOf(view, initials);
  const ofAddress = useAddressFilters(projectsList(view, { tags: [] }));
  const { isDefaultFilter, filter } = useListState(ofAddress, defaultFilter);
  const [isTagFilterShown, setIsTagFilterShown] = useState(false);
  const tags = useTags({ enabled: isTagFilterShown || Boolean(filter['tagIds']) });
  const onShown = () => setIsTagFilterShown(true);
  const shown = projectsList(view, { tags: tags.data ?? [], onShown }, useValue(readyProjects));
  const list = useAddressFilters(shown);
  useTitle(view === 'all' || isDefaultFilter ? undefined : text.filteredHome);

  return (
    <ListPage
      bulk={ProjectBulk}
      list={list}
      route={listProjects}
      request={listProjectsRequest}
      summary={ProjectsSummary}
      defaultFilter={defaultFilter}
      actions={actions}
      onRowMenu={(row) => void panelStack.open(panels.projectMenu(row))}
      create={{ label: text.addNew, panel: panels.project(undefined, view === 'reviewer' ? { as: view } : undefined) }}
    />
  );
}

function defaultFilterOf(view: ProjectsView, initials: string): FilterValues {
  if (view === 'owner') return { projectOwnerUserInitials: initials };
  return view === 'reviewer' ? { projectReviewerUserInitials: initials } : {};
}

export function listProjectsRequest({ tagIds, ...request }: ListRequest): {
  body: BodyInput<typeof listProjects>;
} {
  const ids = String(tagIds ?? '')
    .split(',')
    .filter((text) => /^\d+$/.test(text));
  const filter = withOwnId(request);
  return { body: { filter, tagIds: ids.map(Number) } };
}
