import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { changeRecords } from '../../../shared/contract/bulk.ts';
import { bulkTarget } from '../../../shared/contract/bulk-targets.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { runBatch } from '../batches/run-batch.ts';
import { route } from '../../request/route.ts';
import { stageBatch } from '../../data/tasks/batch-store.ts';

export const handler = route(changeRecords, async ({ body: { change, ids }, user, now, unit, afterCommit }) => {
  const { role } = bulkTarget(change).call;
  if (role !== 'public' && !hasRole(user.role, role)) throw new AppError(forbidden);
  const all = [...new Set(ids)];
  const batchId = await stageBatch(unit, { kind: 'change-records', change, ids: all }, all.length, now);
  afterCommit(() => runBatch(batchId));
  return { batchId, total: all.length };
});
