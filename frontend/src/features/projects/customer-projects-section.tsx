import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listProjects } from '../../../../shared/contract/calls/projects.ts';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { editAction } from '../../components/list/usual-actions.ts';
import { PageButton } from '../../components/page-button.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels, projectsOfCustomer } from '../../navigation/paths.ts';
import { projectsText } from '../../text/projects.ts';
import { customersText as text } from '../../text/customers.ts';
import { projectsList } from './projects-list.ts';

const maxRows = 15;

/** The columns shown here. They are fewer than in the list of projects, so their widths differ. */
const widths: Record<string, { width?: number }> = {
  projectCode: { width: 7.5 },
  objectName: {},
  mainContactName: { width: 11 },
  registered: { width: 7 },
  budget: { width: 8 },
  worked: { width: 8 },
  toInvoice: { width: 8 },
};

const actions = [editAction<ProjectRow>((row) => panels.project(row.projectId))];

export function CustomerProjectsSection({ customer: { customerId } }: { customer: Customer }) {
  const filter = { customerId, showAll: true, itemsPerPage: maxRows } as const;
  const page = useRoute(listProjects, { body: { filter, tagIds: [] } }, { silent: true, keepPrevious: false });
  const usual = projectsList('all', { tags: [] });
  const list: ListDefinition<ProjectRow> = {
    ...usual,
    columns: usual.columns
      .filter(({ key }) => key in widths)
      .map(({ width: _w, wideWidth: _ww, hidden: _h, ...column }) => ({ ...column, ...widths[column.key] })),
    stacked: [],
  };
  return (
    <Section
      title={page.data ? text.projects(page.data.meta.totalItems) : text.numberOfProjects}
      actions={
        <>
          <PageButton to={projectsOfCustomer(customerId)}>{text.toProjects}</PageButton>
          <Button
            component={Link}
            {...usePanels().linkTo(panels.project(undefined, { customerId }))}
            variant="default"
            size="xs"
            leftSection={<IconPlus size="0.875rem" />}
          >
            {projectsText.addNew}
          </Button>
        </>
      }
      isEmpty={page.data?.items.length === 0}
      empty={text.noProjects}
    >
      <QueryView query={page}>{({ items }) => <DataTable list={list} rows={items} actions={actions} />}</QueryView>
    </Section>
  );
}
