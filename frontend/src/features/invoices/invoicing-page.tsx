import { IconArchive, IconFileSearch, IconFolders, IconUsersGroup } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { listInvoiceableProjects } from '../../../../shared/contract/calls/invoices.ts';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { panels, paths, reviewOf } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { withOwnId } from '../../components/list/own-filter.ts';
import listClasses from '../../components/list/list-page.module.css';
import { ListPage } from '../../components/list/list-page.tsx';
import { useCustomerFilter } from '../../components/list/use-customer-filter.ts';
import { PageButton } from '../../components/page-button.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { InvoicingBulk } from './invoicing-bulk.tsx';
import { InvoicingSummary } from './invoicing-summary.tsx';
import { invoiceableProjectsList } from './invoiceable-projects-list.ts';
import { LatestRun } from './latest-run.tsx';
import { ShownProjects, useRowRemarks } from './row-remarks.ts';

type Query = QueryInput<typeof listInvoiceableProjects>;

const actions: RowAction<ProjectRow>[] = [
  {
    key: 'review',
    label: text.review,
    icon: IconFileSearch,
    inRow: true,
    target: reviewOf,
  },
  { key: 'project', label: text.editProject, icon: IconFolders, target: (row) => panels.project(row.projectId) },
  {
    key: 'customer',
    label: text.showCustomer,
    icon: IconUsersGroup,
    target: (row) => paths.customerDetails(row.customerId),
  },
];

export function InvoicingPage() {
  const { projectCode } = useParams();
  const [shown, setShown] = useState('');
  const remarks = useRowRemarks(shown);
  const ofAll = useMemo(() => {
    const warning = (row: ProjectRow) => remarks.get(row.projectId)?.stop ?? invoiceableProjectsList.warning?.(row);
    const remark = (row: ProjectRow) => remarks.get(row.projectId)?.remark;
    return { ...invoiceableProjectsList, warning, remark };
  }, [remarks]);
  const list = useCustomerFilter(ofAll);
  return (
    <ShownProjects.Provider value={setShown}>
      <ListPage
        list={list}
        route={listInvoiceableProjects}
        defaultFilter={{ active: 'true', invoiceable: 'true', ...(projectCode && { projectCode }) }}
        // Without `active` the API lists active projects only.
        request={(query) => ({ query: { ...(withOwnId(query) as Query), ...(!query['active'] && { showAll: true }) } })}
        summary={InvoicingSummary}
        actions={actions}
        bulk={InvoicingBulk}
        toolbar={
          <>
            <LatestRun />
            <PageButton
              to={paths.invoiceArchive}
              icon={<IconArchive size="0.875rem" />}
              className={listClasses['wordOnPhone']}
            >
              {text.toArchive}
            </PageButton>
          </>
        }
      />
    </ShownProjects.Provider>
  );
}
