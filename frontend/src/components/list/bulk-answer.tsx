import { getBulkChange } from '../../../../shared/contract/calls/bulk.ts';
import { call } from '../../api/call.ts';
import { selectionText as text } from '../../text/selection.ts';
import { showAlert } from '../dialogs/dialogs.ts';

const askAgainMs = 1_000;
const maxNamed = 20;

export async function untilDone(batchId: number, onDone: (done: number) => void) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is done
    const change = await call(getBulkChange, { params: { batchId } });
    if (change.state === 'Done') return change;
    onDone(change.done);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

export type RefusedItem = { name: string; reason: string };

export function reportRefused(title: (count: number) => string, refused: readonly RefusedItem[]): void {
  if (refused.length === 0) return;
  void showAlert({
    title: title(refused.length),
    tone: 'warning',
    message: (
      <ul>
        {refused.slice(0, maxNamed).map(({ name, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two records may have the same name
          <li key={index}>
            {name}: {reason}
          </li>
        ))}
        {refused.length > maxNamed && <li>{text.refusedMore(refused.length - maxNamed)}</li>}
      </ul>
    ),
  });
}
