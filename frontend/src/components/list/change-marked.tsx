import { type BulkChange, changeRecords, getBulkChange } from '../../../../shared/contract/bulk.ts';
import { maxBulk } from '../../../../shared/codes/work-order-status.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { offerUndo } from '../../api/undo.ts';
import { bulkTarget } from '../../../../shared/lists/bulk-targets.ts';
import { selectionText as text } from '../../text/selection.ts';
import { showAlert } from '../dialogs/dialogs.ts';
import { toast } from '../toast/toast.ts';

export type Marked = { id: number; name: string };

const askAgainMs = 1_000;
const mostNamed = 20;

/** @returns the ids of the refused records; undefined when nothing could be changed */
export async function changeMarked(change: BulkChange, marked: readonly Marked[]): Promise<number[] | undefined> {
  if (marked.length > maxBulk) {
    toast.error(text.tooMany(maxBulk));
    return undefined;
  }
  try {
    const body = { change, ids: marked.map(({ id }) => id) };
    const { batchId } = await call(changeRecords, { body }, { idempotencyKey: crypto.randomUUID() });
    const done = await untilDone(batchId);
    const { total, refused } = done;
    void invalidateKinds(changeRecords.changes);
    const changed = total - refused.length;
    const records = done.changed.map(({ id, version }) => ({ id, to: version - 1, expected: version }));
    const undo = records.length > 0 ? offerUndo({ kind: bulkTarget(change).kind, records }) : {};
    if (changed > 0) toast.success(change.what === 'delete' ? text.deleted(changed) : text.changed(changed), undo);
    if (refused.length > 0) void tellRefused(refused, new Map(marked.map(({ id, name }) => [id, name])));
    return refused.map(({ id }) => id);
  } catch (error) {
    reportError(error, text.failed);
    return undefined;
  }
}

async function untilDone(batchId: number) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is done
    const change = await call(getBulkChange, { params: { batchId } });
    if (change.state === 'Done') return change;
    toast.info(text.changing(change.done, change.total));
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

function tellRefused(refused: readonly { id: number; reason: string }[], names: ReadonlyMap<number, string>) {
  return showAlert({
    title: text.refused(refused.length),
    tone: 'warning',
    message: (
      <ul>
        {refused.slice(0, mostNamed).map(({ id, reason }) => (
          <li key={id}>
            {names.get(id) ?? id}: {reason}
          </li>
        ))}
        {refused.length > mostNamed && <li>{text.refusedMore(refused.length - mostNamed)}</li>}
      </ul>
    ),
  });
}
