import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { sumOfWorkOrders, workOrderColumns as columns } from './work-order-columns.ts';
import { workOrderFilters as filters } from './work-order-filters.ts';

export const projectWorkOrdersList: ListDefinition<WorkOrderRow> = {
  id: 'project-work-orders',
  label: text.list,
  kind: 'work-order',
  rowId: (row) => row.workOrderId,
  rowName: (row) => `${text.workOrder} ${row.workOrderId}`,
  columns: [
    columns.workOrderId,
    columns.verificationDate,
    columns.status,
    columns.invoiceNote,
    columns.owner,
    columns.helper,
    columns.hoursEstimated,
    columns.hoursWorked,
    columns.invoiceableHours,
    columns.value,
  ],
  filters: [
    filters.status,
    filters.invoiceNote,
    filters.initials,
    filters.onlySharable,
    filters.dateFrom,
    filters.dateTo,
  ],
  defaultSort: { column: 'verificationDate', descending: false },
  stacked: ['verificationDate', 'workOrderHelperInitials', 'hoursWorked'],
  pageSize: 'itemsPerPageWorkOrders',
  ofMarked: sumOfWorkOrders,
  empty: { title: text.empty, hint: text.emptyHint },
};
