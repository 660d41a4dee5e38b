import { restoreRecord, restoreRecords } from '../../../shared/contract/calls/history.ts';
import type { RestoredRecord } from '../../../shared/schemas/history.ts';
import { withProgress } from '../state/progress.ts';
import { toast } from '../state/toast.ts';
import { undoText as text } from '../text/undo.ts';
import { call } from './call.ts';
import { followBatch } from './follow-batch.ts';
import { invalidateKinds } from './query-client.ts';
import type { Undoable } from './undoable.ts';

export async function restore({ kind, records }: Undoable, idempotencyKey: string): Promise<void> {
  const [{ id, ...body }] = records as readonly [RestoredRecord];
  if (records.length > 1) {
    await restoreMany({ kind, records }, idempotencyKey);
  } else {
    const { name } = await call(restoreRecord, { params: { kind, id }, body }, { idempotencyKey });
    toast.success(text.undone(name));
  }
  void invalidateKinds(restoreRecord.changes);
}

async function restoreMany({ kind, records }: Undoable, idempotencyKey: string): Promise<void> {
  const total = records.length;
  const { skipped, reasons } = await withProgress({ words: text.undoing, total }, async (onDone) => {
    const body = { records: [...records] };
    const { batchId } = await call(restoreRecords, { params: { kind }, body }, { idempotencyKey });
    return followBatch(batchId!, onDone);
  });
  if (skipped.length < total) toast.success(text.undoneMany(total - skipped.length));
  if (skipped.length === 0) return;
  const more = skipped.length - reasons.length;
  const message = [...reasons, ...(more > 0 ? [text.andMore(more)] : [])].join('\n');
  toast.warning(message, { title: text.notAllUndone(skipped.length) });
}
