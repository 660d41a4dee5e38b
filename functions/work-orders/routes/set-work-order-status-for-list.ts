import { setWorkOrderStatusForList } from '../../../shared/contract/work-orders.ts';
import { atOnce, runBatch } from '../../records/batches/run-batch.ts';
import { stageStatus } from '../../records/batches/set-status.ts';
import { route } from '../../request/route.ts';
import { stageBatch } from '../../data/tasks/batch-store.ts';
import { getChangeableWorkOrders } from '../changeable-work-orders.ts';

export const handler = route(setWorkOrderStatusForList, async ({ body, now, unit, afterCommit }) => {
  const workOrderIds = [...new Set(body.workOrderIds)];
  const workOrders = await getChangeableWorkOrders(workOrderIds);
  const total = workOrderIds.length;
  if (total <= atOnce) {
    return { total, batchId: null, changed: stageStatus(unit, workOrders, body, now) };
  }
  const batchId = await stageBatch(unit, { ...body, kind: 'set-status', workOrderIds }, total, now);
  afterCommit(() => runBatch(batchId));
  return { total, batchId, changed: [] };
});
