import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { Tag } from '../../../../shared/schemas/tag.ts';
import { projectCells } from '../../../../shared/lists/cells/projects.ts';
import { paths } from '../../navigation/paths.ts';
import type { Filter, ListDefinition } from '../../components/list/list-definition.ts';
import { ownFilter } from '../../components/list/own-filter.ts';
import { optionsOf } from '../../text/options-of.ts';
import { budgetUseLabels } from '../../../../shared/text/projects.ts';
import { common } from '../../text/common.ts';
import { projectsText as text } from '../../text/projects.ts';

export type ProjectsView = 'all' | 'owner' | 'reviewer';

const empty = { all: text.empty, owner: text.emptyOwned, reviewer: text.emptyReviewed };

type TagFilter = { tags: readonly Pick<Tag, 'tagId' | 'name'>[]; onShown?: () => void };

/** @param ready the projects that open without a network */
export function projectsList(
  view: ProjectsView,
  tagFilter: TagFilter,
  ready?: ReadonlySet<number>,
): ListDefinition<ProjectRow> {
  return {
    id: 'projects',
    label: text.list,
    kind: 'project',
    rowId: (row) => row.projectId,
    rowName: (row) => row.projectCode,
    columns: [
      { key: 'projectCode', label: text.projectCode, width: 7.5, link: (row) => paths.projectDetails(row.projectId) },
      { key: 'objectName', label: text.object, width: 9.5, wideWidth: 14, important: 'beside' },
      { key: 'customerName', label: text.customer, important: 'cut' },
      { key: 'mainContactName', label: text.orderer, width: 9 },
      { key: 'addressFormatted', label: text.address, width: 9.5, wideWidth: 22 },
      {
        key: 'tags',
        label: text.tags,
        format: 'number',
        width: 4.25,
        value: projectCells.tags,
        important: 'cut',
        card: namesOf,
      },
      { key: 'planned', label: text.planned, format: 'number', width: 5.5 },
      { key: 'registered', label: text.registered, format: 'number', width: 6.5 },
      { key: 'invoiced', label: text.invoiced, format: 'number', width: 6.5 },
      { key: 'budget', label: text.budget, format: 'money', width: 7 },
      {
        key: 'budgetShare',
        label: text.budgetShare,
        format: 'share',
        value: projectCells.budgetShare,
        sortable: false,
        hidden: true,
      },
      { key: 'worked', label: text.worked, format: 'money', width: 7.5, hidden: true },
      { key: 'invoicedSum', label: text.invoicedSum, format: 'money', width: 7.5, hidden: true },
      { key: 'toInvoice', label: text.toInvoice, format: 'money', width: 7.5, hidden: true },
      { key: 'projectOwnerUserInitials', label: text.owner, width: 5.25, hidden: true },
      { key: 'projectReviewerUserInitials', label: text.reviewer, width: 5.75, hidden: true },
    ],
    stacked: ['customerName', 'registered', 'budget'],
    filters: filtersOf(view, tagFilter),
    defaultSort: { column: 'projectCode', descending: true },
    pageSize: 'itemsPerPageProjects',
    warning: (row) => (row.paymentRemark ? common.paymentRemark : undefined),
    ready: (row) => (ready?.has(row.projectId) ? text.ready : undefined),
    note: (row) => (row.active ? undefined : text.inactive),
    empty: { title: empty[view], hint: text.emptyHint },
  };
}

const namesOf = ({ tags }: ProjectRow) => tags.map(({ name }) => name);

function filtersOf(view: ProjectsView, { tags, onShown }: TagFilter): Filter[] {
  return [
    { key: 'projectCode', label: text.projectCode, kind: 'text', primary: true },
    {
      key: 'showAll',
      label: text.activeOrAll,
      kind: 'toggle',
      labels: [text.activeOnes, text.all],
      widens: true,
      primary: true,
    },
    { key: 'customerName', label: text.customer, kind: 'text', primary: true },
    { key: 'mainContactName', label: text.orderer, kind: 'text' },
    { key: 'objectName', label: text.object, kind: 'text', primary: true },
    { key: 'addressFormatted', label: text.address, kind: 'text' },
    { key: 'projectOwnerUserInitials', label: text.owner, kind: 'text', primary: view !== 'reviewer' },
    { key: 'projectReviewerUserInitials', label: text.reviewer, kind: 'text', primary: view === 'reviewer' },
    ownFilter('owner', 'reviewer'),
    { key: 'budgetUse', label: text.budget, kind: 'select', options: optionsOf(budgetUseLabels) },
    { key: 'instalmentDueTo', label: text.instalmentDueTo, kind: 'day' },
    {
      key: 'tagIds',
      label: text.tags,
      kind: 'multi',
      options: tags.map(({ tagId, name }) => ({ value: tagId, label: name })),
      ...(onShown && { onShown }),
    },
  ];
}
