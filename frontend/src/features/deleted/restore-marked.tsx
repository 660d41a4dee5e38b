import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { type RestorableKind, restorableKinds } from '../../../../shared/codes/kinds.ts';
import { maxBulk } from '../../../../shared/codes/work-orders.ts';
import { restoreRecords } from '../../../../shared/contract/calls/history.ts';
import type { DeletedRecord } from '../../../../shared/schemas/history.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { withProgress } from '../../state/progress.ts';
import { reportRefused, untilDone } from '../../components/list/bulk-answer.tsx';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { toast } from '../../state/toast.ts';
import { deletedText as text } from '../../text/deleted.ts';
import { selectionText } from '../../text/selection.ts';
import { undoText } from '../../text/undo.ts';
import { deletedId, deletedName } from './deleted-list.ts';

/** Others refer to these. The rest are listed after what they refer to. */
const referredTo: readonly RestorableKind[] = ['user', 'tag', 'product'];
const inOrder = [...referredTo, ...restorableKinds.filter((kind) => !referredTo.includes(kind))];

export function RestoreMarked({ rows, onDone }: BulkProps<DeletedRecord>) {
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    if (rows.length > maxBulk) {
      toast.error(selectionText.tooMany(maxBulk));
      return;
    }
    setIsBusy(true);
    const left = await withProgress({ words: selectionText.changing, total: rows.length }, (onDone) =>
      restoreAll(rows, onDone),
    );
    setIsBusy(false);
    onDone(left.map(deletedId));
  }

  return (
    <Button size="xs" loading={isBusy} leftSection={<IconArrowBackUp size="0.875rem" />} onClick={() => void run()}>
      {text.restore}
    </Button>
  );
}

type Refusal = { row: DeletedRecord; reason: string };

/** @returns those that are still deleted */
async function restoreAll(rows: readonly DeletedRecord[], onDone: (done: number) => void): Promise<DeletedRecord[]> {
  const refused: Refusal[] = [];
  const left = new Set(rows);
  let earlier = 0;
  try {
    for (const kind of inOrder) {
      const ofKind = rows.filter((row) => row.kind === kind);
      if (ofKind.length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- a record is restored after what it refers to
      const refusals = await restoreKind(kind, ofKind, (done) => onDone(earlier + done));
      earlier += ofKind.length;
      refused.push(...refusals);
      const stay = refusals.map(({ row }) => row);
      for (const row of ofKind) if (!stay.includes(row)) left.delete(row);
    }
  } catch (error) {
    reportError(error, undoText.notRestored);
  }
  void invalidateKinds(restoreRecords.changes);
  const restored = rows.length - left.size;
  if (restored > 0) toast.success(text.restoredMany(restored));
  reportRefused(
    text.notRestored,
    refused.map(({ row, reason }) => ({ name: deletedName(row), reason })),
  );
  return [...left];
}

async function restoreKind(
  kind: RestorableKind,
  rows: readonly DeletedRecord[],
  onDone: (done: number) => void,
): Promise<Refusal[]> {
  const records = rows.map(({ id, version }) => ({ id, to: version - 1, expected: version }));
  const request = { params: { kind }, body: { records } };
  const { batchId } = await call(restoreRecords, request, { idempotencyKey: crypto.randomUUID() });
  const { refused } = await untilDone(batchId!, onDone);
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
  return rows.flatMap((row) => {
    const reason = reasons.get(row.id);
    return reason === undefined ? [] : [{ row, reason }];
  });
}
