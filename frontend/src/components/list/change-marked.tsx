import { changeRecords } from '../../../../shared/contract/calls/bulk.ts';
import type { BulkChange } from '../../../../shared/contract/bulk.ts';
import { maxBulk } from '../../../../shared/codes/work-orders.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { offerUndo } from '../../api/undo.ts';
import { bulkTarget } from '../../../../shared/contract/bulk-targets.ts';
import { personalDataText } from '../../text/personal-data.ts';
import { selectionText as text } from '../../text/selection.ts';
import { withProgress } from '../../state/progress.ts';
import { toast } from '../../state/toast.ts';
import { reportRefused, untilDone } from './bulk-answer.tsx';

export type MarkedRow = { id: number; name: string };

/** @returns the ids of the refused records; undefined when nothing could be changed */
export async function changeMarked(change: BulkChange, marked: readonly MarkedRow[]): Promise<number[] | undefined> {
  if (marked.length > maxBulk) {
    toast.error(text.tooMany(maxBulk));
    return undefined;
  }
  try {
    const body = { change, ids: marked.map(({ id }) => id) };
    const done = await withProgress({ words: text.changing, total: marked.length }, async (onDone) => {
      const { batchId } = await call(changeRecords, { body }, { idempotencyKey: crypto.randomUUID() });
      return untilDone(batchId, onDone);
    });
    const { total, refused } = done;
    void invalidateKinds(changeRecords.changes);
    const changed = total - refused.length;
    const { kind } = bulkTarget(change);
    const records = done.changed.map(({ id, version }) => ({ id, to: version - 1, expected: version }));
    const isUndoable = records.length > 0 && change.what !== 'erase-persons';
    const undo = isUndoable ? offerUndo({ kind, records }) : {};
    if (changed > 0) toast.success(wordsOf(change, changed), undo);
    const names = new Map(marked.map(({ id, name }) => [id, name]));
    reportRefused(
      (count) => (isRemoval(change) ? text.notDeleted(kind, count) : text.notChanged(kind, count)),
      refused.map(({ id, reason }) => ({ name: names.get(id) ?? String(id), reason })),
    );
    return refused.map(({ id }) => id);
  } catch (error) {
    reportError(error, text.failed);
    return undefined;
  }
}

const isRemoval = ({ what }: BulkChange) => what === 'delete' || what === 'erase-persons';

function wordsOf(change: BulkChange, changed: number): string {
  if (change.what === 'erase-persons') return personalDataText.erasedMany(changed);
  const { kind } = bulkTarget(change);
  return change.what === 'delete' ? text.deleted(kind, changed) : text.changed(kind, changed);
}
