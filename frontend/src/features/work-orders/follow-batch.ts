import { getWorkOrderBatch } from '../../../../shared/contract/work-orders.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { formatNumber } from '../../components/format.ts';
import { toast } from '../../components/toast/toast.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

const askAgainMs = 5_000;

/**
 * Shows a batch's progress until it is done, even when the server has to resume it. @returns true if all succeeded;
 * failures are shown
 */
export async function followBatch(batchId: number): Promise<boolean> {
  try {
    for (;;) {
      const { state, done, total, skipped } = await call(getWorkOrderBatch, { params: { batchId } });
      if (state === 'Done') {
        if (skipped.length > 0) toast.warning(text.skipped(skipped.length));
        return skipped.length === 0;
      }
      toast.info(text.statusUpdating(formatNumber(done), formatNumber(total)));
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
  } catch (error) {
    reportError(error, text.statusNotUpdated);
    return false;
  }
}
