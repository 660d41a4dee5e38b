import { setWorkOrderStatusForList } from '../../../../shared/contract/calls/work-orders.ts';
import { type BulkStatus, maxBulk } from '../../../../shared/codes/work-orders.ts';
import type { WorkOrderRow, Batch } from '../../../../shared/schemas/work-order.ts';
import { offerUndo } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { withProgress } from '../../state/progress.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatNumber } from '../../components/format.ts';
import { toast } from '../../state/toast.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { askMissingHours } from './ask-missing-hours.tsx';
import { followBatch } from '../../api/follow-batch.ts';
import { reportError } from '../../api/report-error.ts';

type StatusRow = Pick<WorkOrderRow, 'workOrderId' | 'status' | 'hoursMissing'>;

export function useChangeStatus(): (listed: readonly StatusRow[], newStatus: BulkStatus) => Promise<boolean> {
  const { save } = useSave(setWorkOrderStatusForList, { failure: text.statusNotUpdated });

  return async (listed, newStatus) => {
    const open = listed.filter(({ status }) => status !== 'Invoiced');
    const workOrderIds = open.map(({ workOrderId }) => workOrderId);
    if (workOrderIds.length === 0) {
      toast.info(text.nothingToChange);
      return false;
    }
    if (workOrderIds.length > maxBulk) {
      toast.error(text.tooManyToChange(formatNumber(maxBulk)));
      return false;
    }
    const isSure = await confirm({
      title: text.changeStatusQuestion(workOrderIds.length, workOrderStatusLabels[newStatus]),
      message: text.invoicedStay(listed.length - open.length),
      verb: text.changeStatus,
    });
    if (!isSure) return false;
    const withoutHours = open.filter(({ status, hoursMissing }) => status !== 'Registered' && hoursMissing).length;
    const needsHours = newStatus === 'Registered' && withoutHours > 0;
    const missingHours = needsHours ? await askMissingHours(withoutHours) : undefined;
    if (needsHours && !missingHours) return false;
    const body = { workOrderIds, newStatus, ...(missingHours && { missingHours }) };
    const progress = { words: text.statusUpdating, total: workOrderIds.length };
    const answer = await withProgress(progress, async (onDone) => {
      const saved = await save({ body }).catch(() => undefined);
      if (!saved) return undefined;
      return { done: saved.batchId === null ? { ...saved, skipped: [] } : await finishBatch(saved.batchId, onDone) };
    });
    if (!answer) return false;
    const { done } = answer;
    if (!done) return true;
    const records = done.changed.map(({ id, version }) => ({ id, to: version - 1, expected: version }));
    const undo = records.length > 0 ? offerUndo({ kind: 'work-order', records }) : {};
    if (done.skipped.length > 0) toast.warning(text.skipped(done.skipped.length), undo);
    else toast.success(text.statusUpdated, undo);
    return true;
  };
}

export async function finishBatch(batchId: number, onDone: (done: number) => void): Promise<Batch | undefined> {
  try {
    return await followBatch(batchId, onDone);
  } catch (error) {
    reportError(error, text.statusNotUpdated);
    return undefined;
  }
}
