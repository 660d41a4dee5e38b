import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../app/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { invoiceStatusLabels, invoiceTypeLabels, optionsOf } from '../../../../shared/text/codes.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { statusBadge } from './invoice-status.ts';

export const invoicesList: ListDefinition<InvoiceRow> = {
  id: 'invoices',
  label: text.archiveList,
  rowId: (row) => row.invoiceId,
  rowName: (row) => row.invoiceCode,
  columns: [
    {
      key: 'serialNumber',
      label: text.serialNumber,
      value: (row) => row.serialNumberPadded,
      width: 9.75,
      link: (row) => panels.invoice(row.invoiceId),
    },
    { key: 'projectCode', label: text.projectCode, width: 6 },
    { key: 'objectName', label: text.objectName },
    { key: 'customerName', label: text.customer, important: true },
    { key: 'projectOwnerUserInitials', label: text.owner, width: 6 },
    { key: 'invoiceType', label: text.type, width: 7, value: (row) => invoiceTypeLabels[row.invoiceType] },
    {
      key: 'refSerialNumberPadded',
      label: text.refersTo,
      width: 5,
      link: (row) => (row.refInvoiceId === null ? undefined : panels.invoice(row.refInvoiceId)),
    },
    { key: 'status', label: text.status, format: 'badge', badge: statusBadge, important: true, width: 9 },
    { key: 'displayDate', label: text.date, format: 'day', width: 6.5 },
    { key: 'sumTotal', label: text.sum, format: 'money', important: true, width: 10 },
  ],
  filters: [
    { key: 'serialNumber', label: text.serialNumber, kind: 'text', primary: true },
    { key: 'customerName', label: text.customer, kind: 'text', primary: true },
    { key: 'projectCode', label: text.projectCode, kind: 'text', primary: true },
    { key: 'projectOwnerUserInitials', label: text.owner, kind: 'text' },
    { key: 'invoiceType', label: text.type, kind: 'select', options: optionsOf(invoiceTypeLabels) },
    { key: 'status', label: text.status, kind: 'select', options: optionsOf(invoiceStatusLabels), primary: true },
  ],
  // The status is the accounting's: a credited invoice may well be overdue by it.
  note: (row) => (row.credited ? text.credited : undefined),
  defaultSort: { column: 'serialNumber', descending: true },
  empty: { title: text.noInvoices, hint: text.noInvoicesHint },
};
