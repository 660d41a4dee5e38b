import { Button } from '@mantine/core';
import { IconArchive, IconFileSearch, IconFolders, IconUsersGroup } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { listInvoiceableProjects } from '../../../../shared/contract/invoices.ts';
import type { QueryInput } from '../../../../shared/contract/route.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { InvoicingSummary } from './invoicing-summary.tsx';
import { invoiceableProjectsList } from './invoiceable-projects-list.ts';

type Query = QueryInput<typeof listInvoiceableProjects>;

const actions: RowAction<ProjectRow>[] = [
  {
    key: 'review',
    label: text.review,
    icon: IconFileSearch,
    inRow: true,
    target: (row) => panels.invoiceReview(row.projectId),
  },
  { key: 'project', label: text.editProject, icon: IconFolders, target: (row) => panels.project(row.projectId) },
  { key: 'customer', label: text.showCustomer, icon: IconUsersGroup, target: (row) => panels.customer(row.customerId) },
];

export function InvoicingPage() {
  const { projectCode } = useParams();
  return (
    <ListPage
      list={invoiceableProjectsList}
      route={listInvoiceableProjects}
      defaultFilter={{ active: 'true', invoiceable: 'true', ...(projectCode && { projectCode }) }}
      // Without `active` the API lists active projects only.
      request={(query) => ({ query: { ...(query as Query), ...(!query['active'] && { showAll: true }) } })}
      summary={InvoicingSummary}
      sumsAll
      actions={actions}
      toolbar={
        <Button
          component={Link}
          to={paths.invoiceArchive}
          variant="default"
          size="xs"
          leftSection={<IconArchive size="0.875rem" />}
        >
          {text.toArchive}
        </Button>
      }
    />
  );
}
