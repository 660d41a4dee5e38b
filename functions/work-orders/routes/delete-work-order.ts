import { deleteWorkOrder } from '../../../shared/contract/work-orders.ts';
import { removeWorkOrder } from '../../records/batches/remove-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteWorkOrder, async ({ params, query, now, unit }) => {
  const workOrder = await getRecord('work-order', params.workOrderId);
  await requireVersion(workOrder, query.version);
  await removeWorkOrder(unit, workOrder, { now });
  return { done: true as const };
});
