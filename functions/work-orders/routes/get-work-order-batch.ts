import { getWorkOrderBatch } from '../../../shared/contract/work-orders.ts';
import { route } from '../../request/route.ts';
import { batchView, getOwnBatch } from '../../data/tasks/batch-store.ts';

export const handler = route(getWorkOrderBatch, async ({ params, user }) =>
  batchView(await getOwnBatch(params.batchId, user.userId, ['set-status', 'create', 'restore'])),
);
