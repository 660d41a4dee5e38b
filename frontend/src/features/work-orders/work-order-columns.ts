import { workOrderCells } from '../../../../shared/lists/cells/work-orders.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import { panels } from '../../navigation/paths.ts';
import { formatMoney } from '../../components/format.ts';
import type { Column } from '../../components/list/list-definition.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { statusBadge } from './status-badge.ts';

export const workOrderColumns = {
  workOrderId: {
    key: 'workOrderId',
    label: text.workOrder,
    width: 4.5,
    link: ({ workOrderId }) => panels.workOrder({ workOrderId }),
    card: ({ workOrderId, verificationDate }) => [`${text.workOrder} ${workOrderId}`, verificationDate],
  },
  projectCode: { key: 'projectCode', label: text.projectCode, width: 5.5 },
  customerName: { key: 'customerName', label: text.customer },
  objectName: { key: 'objectName', label: text.object },
  verificationDate: { key: 'verificationDate', label: text.verificationDate, format: 'day', width: 6.5 },
  status: {
    key: 'status',
    label: text.status,
    format: 'badge',
    badge: ({ status }) => statusBadge(status),
    width: 7.5,
    important: true,
  },
  invoiceNote: { key: 'invoiceNote', label: text.invoiceNote, important: 'cut' },
  owner: {
    key: 'workOrderOwnerInitials',
    label: text.owner,
    value: workOrderCells.workOrderOwnerInitials,
    width: 5.25,
  },
  helper: {
    key: 'workOrderHelperInitials',
    label: text.helper,
    value: workOrderCells.workOrderHelperInitials,
    width: 6.25,
  },
  hoursEstimated: { key: 'hoursEstimated', label: text.hoursEstimated, format: 'hours', width: 5 },
  hoursWorked: { key: 'hoursWorked', label: text.hoursWorked, format: 'hours', width: 5.75 },
  invoiceableHours: { key: 'invoiceableHours', label: text.invoiceableHours, format: 'hours', width: 6.5 },
  value: { key: 'value', label: text.value, format: 'money', width: 7.5 },
} as const satisfies Record<string, Column<WorkOrderRow>>;

export function sumOfWorkOrders(rows: readonly WorkOrderRow[]): string {
  return text.workOrdersAnd(rows.length, formatMoney(sumKronor(rows, ({ value }) => value)));
}
