import type { Filter } from '../../components/list/list-definition.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import { optionsOf } from '../../text/options-of.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

/** Shared work orders are neither invoiced nor cancelled. */
const { Quoted, Planned, Started, Registered } = workOrderStatusLabels;

const [dateFrom, dateTo] = periodFilters({
  label: text.verificationDate,
  from: { key: 'dateFrom', label: text.dateFrom },
  to: { key: 'dateTo', label: text.dateTo },
});

export const workOrderFilters = {
  status: {
    key: 'status',
    label: text.status,
    kind: 'multi',
    options: optionsOf(workOrderStatusLabels),
    primary: true,
  },
  projectCode: { key: 'projectCodeContains', label: text.projectCode, kind: 'text', primary: true },
  customerName: { key: 'customerName', label: text.customer, kind: 'text' },
  objectName: { key: 'objectName', label: text.object, kind: 'text' },
  invoiceNote: { key: 'invoiceNote', label: text.invoiceNote, kind: 'text', primary: true },
  initials: { key: 'initials', label: text.initials, kind: 'text' },
  onlySharable: { key: 'onlySharable', label: text.sharableLabel, kind: 'toggle', labels: text.sharable },
  invoiceable: { key: 'invoiceable', label: text.invoiceable, kind: 'toggle', labels: text.onlyInvoiceable },
  hourly: { key: 'hourly', label: text.hourly, kind: 'toggle', labels: text.onlyHourly },
  dateFrom,
  dateTo,
} as const satisfies Record<string, Filter>;

export const sharedStatusFilter: Filter = {
  ...workOrderFilters.status,
  options: optionsOf({ Quoted, Planned, Started, Registered }),
};
