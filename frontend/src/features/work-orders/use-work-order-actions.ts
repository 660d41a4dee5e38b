import { deleteWorkOrder } from '../../../../shared/contract/calls/work-orders.ts';
import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

export function useWorkOrderActions() {
  const mayDelete = useMayCall(deleteWorkOrder);
  const { deleteRow, deletingIds } = useDeleteRow<WorkOrderRow, typeof deleteWorkOrder>({
    route: deleteWorkOrder,
    input: ({ workOrderId, version }) => ({ params: { workOrderId }, query: { version } }),
    idName: 'workOrderId',
    confirm: ({ workOrderId }) => ({ title: text.deleteTitle, message: text.deleteQuestion(workOrderId) }),
    waitsAs: ({ workOrderId }) => String(workOrderId),
    success: text.deleted,
    failure: text.notDeleted,
  });

  const actions: RowAction<WorkOrderRow>[] = [
    editAction(({ workOrderId }) => panels.workOrder({ workOrderId })),
    deleteAction(deleteRow, { isShown: ({ status }) => mayDelete && status !== 'Invoiced' }),
  ];
  return { actions, deletingIds };
}
