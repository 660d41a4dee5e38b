import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import type { Column, ListDefinition } from '../../components/list/list-definition.ts';
import { ownFilter } from '../../components/list/own-filter.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { sumOfWorkOrders, workOrderColumns as columns } from './work-order-columns.ts';
import { sharedStatusFilter, workOrderFilters as filters } from './work-order-filters.ts';

const columnsAfterStatus = [
  columns.projectCode,
  columns.customerName,
  columns.objectName,
  columns.invoiceNote,
  columns.owner,
  columns.helper,
  columns.hoursEstimated,
  columns.hoursWorked,
  columns.value,
];

const shared = {
  kind: 'work-order',
  rowId: (row) => row.workOrderId,
  rowName: (row) => `${text.workOrder} ${row.workOrderId}`,
  pageSize: 'itemsPerPageWorkOrders',
  ofMarked: sumOfWorkOrders,
  stacked: ['verificationDate', 'projectCode', 'objectName', 'workOrderHelperInitials', 'hoursWorked'],
} satisfies Partial<ListDefinition<WorkOrderRow>>;

const workOrderId: Column<WorkOrderRow> = {
  ...columns.workOrderId,
  important: 'cut',
  card: ({ projectCode, objectName, customerName }) => [projectCode, objectName || customerName],
};

const verificationDate: Column<WorkOrderRow> = { ...columns.verificationDate, important: 'beside' };

export const allWorkOrdersList: ListDefinition<WorkOrderRow> = {
  ...shared,
  id: 'all-work-orders',
  label: text.list,
  columns: [workOrderId, verificationDate, columns.status, ...columnsAfterStatus],
  filters: [
    { ...filters.initials, primary: true },
    ownFilter('owner'),
    filters.status,
    filters.projectCode,
    filters.invoiceNote,
    filters.customerName,
    filters.objectName,
    filters.invoiceable,
    filters.hourly,
    filters.dateFrom,
    filters.dateTo,
  ],
  defaultSort: { column: 'verificationDate', descending: true },
  empty: { title: text.emptyMine, hint: text.emptyMineHint },
};

export const sharedWorkOrdersList: ListDefinition<WorkOrderRow> = {
  ...shared,
  id: 'shared-work-orders',
  label: text.list,
  columns: [workOrderId, verificationDate, columns.status, ...columnsAfterStatus],
  filters: [
    sharedStatusFilter,
    filters.projectCode,
    { ...filters.customerName, primary: true },
    filters.invoiceNote,
    filters.objectName,
    filters.initials,
    filters.dateFrom,
    filters.dateTo,
  ],
  defaultSort: { column: 'verificationDate', descending: false },
  empty: { title: text.emptyShared, hint: text.emptySharedHint },
};
