import { AppError } from '../../../shared/codes/errors.ts';
import { getBulkChange } from '../../../shared/contract/bulk.ts';
import { route } from '../../runtime/route.ts';
import { batchView, getBatch } from '../../stores/tasks/batch-store.ts';

const told: readonly string[] = ['change-records', 'restore'];

export const handler = route(getBulkChange, async ({ params, user }) => {
  const batch = await getBatch(params.batchId);
  if (!told.includes(batch.task.kind) || batch.userId !== user.userId) throw new AppError('not_found');
  const { skipped: _skipped, reasons: _reasons, ...view } = batchView(batch);
  return { ...view, refused: Object.entries(batch.refused).map(([id, reason]) => ({ id: Number(id), reason })) };
});
