import { restoreRecords } from '../../../shared/contract/history.ts';
import { runBatch } from '../batches/run-batch.ts';
import { route } from '../../request/route.ts';
import { stageBatch } from '../../data/tasks/batch-store.ts';

export const handler = route(restoreRecords, async ({ params: { kind }, body, unit, now, afterCommit }) => {
  const records = [...new Map(body.records.map((one) => [one.id, one])).values()];
  const total = records.length;
  const batchId = await stageBatch(unit, { kind: 'restore', of: kind, records }, total, now);
  afterCommit(() => runBatch(batchId));
  return { total, batchId, changed: [] };
});
