import type { Batch } from '../../../../shared/schemas/work-order.ts';
import { followBatch } from '../../api/follow-batch.ts';
import { reportError } from '../../api/report-error.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

export async function finishBatch(batchId: number, onDone: (done: number) => void): Promise<Batch | undefined> {
  try {
    return await followBatch(batchId, onDone);
  } catch (error) {
    reportError(error, text.statusNotUpdated);
    return undefined;
  }
}
