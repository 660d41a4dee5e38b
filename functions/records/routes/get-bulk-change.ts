import { getBulkChange } from '../../../shared/contract/bulk.ts';
import { route } from '../../request/route.ts';
import { batchView, getOwnBatch } from '../../data/tasks/batch-store.ts';

export const handler = route(getBulkChange, async ({ params, user }) => {
  const batch = await getOwnBatch(params.batchId, user.userId, ['change-records', 'restore']);
  const { skipped: _skipped, reasons: _reasons, ...view } = batchView(batch);
  return { ...view, refused: Object.entries(batch.refused).map(([id, reason]) => ({ id: Number(id), reason })) };
});
