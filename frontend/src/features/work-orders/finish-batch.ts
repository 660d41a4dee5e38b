import type { Batch } from '../../../../shared/schemas/work-order.ts';
import { followBatch } from '../../api/follow-batch.ts';
import { reportError } from '../../api/report-error.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

/** Shows a batch's progress until it is done. @returns undefined when that could not be read, which is shown */
export async function finishBatch(batchId: number): Promise<Batch | undefined> {
  try {
    return await followBatch(batchId, text.statusUpdating);
  } catch (error) {
    reportError(error, text.statusNotUpdated);
    return undefined;
  }
}
