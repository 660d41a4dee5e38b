import type { WorkOrderRow } from '../../schemas/work-order.ts';
import { helperText, ownerText } from '../../text/work-order-people.ts';
import { workOrderStatusLabels } from '../../text/work-orders.ts';
import type { ListCells } from '../list-cells.ts';

export const workOrderCells = {
  status: ({ status }) => workOrderStatusLabels[status],
  workOrderOwnerInitials: ownerText,
  workOrderHelperInitials: helperText,
} satisfies ListCells<WorkOrderRow>;
