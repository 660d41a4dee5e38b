import { deleteWorkOrder } from '../../../shared/contract/work-orders.ts';
import { workOrderDeleted } from '../../../shared/domain/project-log-messages.ts';
import { route } from '../../runtime/route.ts';
import { logOnProject } from '../../stores/projects/project-log-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';
import { requireNotInvoiced } from '../../stores/work-orders/work-order-store.ts';

export const handler = route(deleteWorkOrder, async ({ params, query, now, unit }) => {
  const workOrder = await getRecord('work-order', params.workOrderId);
  await requireVersion(workOrder, query.version);
  requireNotInvoiced(workOrder.data, 'tas bort');
  unit.remove(workOrder);
  const { projectId, verificationDate, invoiceNote } = workOrder.data;
  const sentences = [workOrderDeleted(workOrder.id, verificationDate, invoiceNote)];
  await logOnProject(unit, { projectId, logType: 'WorkOrder', sentences, now });
  return { done: true as const };
});
