import { sumKronor } from '../../../../shared/lib/money.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { reviewOf } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { ownFilter } from '../../components/list/own-filter.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import { formatMoney } from '../../components/format.ts';
import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';
import { projectsText } from '../../text/projects.ts';
import { invoicesText as text } from '../../text/invoices.ts';

export const invoiceableProjectsList: ListDefinition<ProjectRow> = {
  id: 'invoiceable-projects',
  label: text.invoicing,
  rowId: (row) => row.projectId,
  rowName: (row) => row.projectCode,
  columns: [
    { key: 'projectCode', label: text.projectCode, link: reviewOf, width: 7 },
    { key: 'objectName', label: text.objectName },
    { key: 'customerName', label: text.customer, important: 'beside' },
    { key: 'mainContactName', label: text.contact, width: 9.25 },
    { key: 'projectOwnerUserInitials', label: text.owner, width: 5.25 },
    { key: 'projectReviewerUserInitials', label: text.reviewer, width: 5.75 },
    { key: 'planned', label: text.planned, format: 'number', width: 5.5 },
    { key: 'registered', label: text.registered, format: 'number', width: 6.5 },
    { key: 'invoiced', label: text.invoiced, format: 'number', wide: true, width: 8 },
    { key: 'oldestToInvoice', label: text.oldestToInvoice, format: 'day', sortable: false, width: 6.5 },
    { key: 'toInvoice', label: projectsText.toInvoice, format: 'money', important: true, width: 7.5 },
  ],
  stacked: ['customerName', 'projectReviewerUserInitials', 'toInvoice'],
  filters: [
    { key: 'projectCode', label: text.projectCode, kind: 'text', primary: true },
    { key: 'customerName', label: text.customer, kind: 'text', primary: true },
    { key: 'projectOwnerUserInitials', label: text.owner, kind: 'text', primary: true },
    { key: 'projectReviewerUserInitials', label: text.reviewer, kind: 'text', primary: true },
    ...periodFilters({
      label: text.oldestToInvoice,
      from: { key: 'oldestToInvoiceFrom', label: listsText.from(text.oldestToInvoice) },
      to: { key: 'oldestToInvoiceTo', label: listsText.to(text.oldestToInvoice) },
    }),
    ownFilter('owner', 'reviewer'),
    { key: 'active', label: text.active, kind: 'toggle', labels: [text.all, text.active], primary: true },
  ],
  ofMarked: (rows) => text.projectsAnd(rows.length, formatMoney(sumKronor(rows, ({ toInvoice }) => toInvoice))),
  defaultSort: { column: 'projectCode', descending: false },
  pageSize: 'itemsPerPageProjects',
  warning: (row) => (row.paymentRemark ? common.paymentRemark : undefined),
  empty: { title: text.noneInvoiceable, hint: text.noneInvoiceableHint },
};
