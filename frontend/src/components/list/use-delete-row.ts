import { useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import { callInOrder, newAttempt } from '../../api/call-in-order.ts';
import type { InputOf } from '../../api/call.ts';
import { removeFromLists } from '../../api/patch-lists.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { offerUndoOf } from '../../api/undo.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { keepUnsent } from '../outbox/keep-in-outbox.ts';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';

type Options<Row, R extends Call> = {
  route: R;
  input: (row: Row) => InputOf<R>;
  idName: string & keyof Row;
  confirm: (row: Row) => { title: string; message?: React.ReactNode; verb?: string };
  /** Names the record in the outbox, if its deletion may wait for a network. */
  waitsAs?: (row: Row) => string;
  success: string;
  failure: string;
  /** Called before any refetch: closes the record's panel. */
  onDeleted?: () => void;
};

export type DeleteRow<Row> = {
  deleteRow: (row: Row) => Promise<void>;
  deletingIds: ReadonlySet<number | string>;
};

export function useDeleteRow<Row, R extends Call>({
  route,
  input,
  idName,
  confirm: confirmationOf,
  waitsAs = () => '',
  success,
  failure,
  onDeleted,
}: Options<Row, R>): DeleteRow<Row> {
  const [deletingIds, setDeletingIds] = useState<ReadonlySet<number | string>>(new Set());

  async function deleteRow(row: Row): Promise<void> {
    const id = row[idName] as number;
    const { title, message, verb = common.delete } = confirmationOf(row);
    if (deletingIds.has(id) || !(await confirm({ title, message, verb, tone: 'danger' }))) return;
    setDeletingIds((before) => new Set(before).add(id));
    try {
      const deletion = await callInOrder(route, input(row), newAttempt());
      const answer = await keepUnsent(deletion, { name: waitsAs(row) });
      onDeleted?.();
      removeFromLists(route, idName, id);
      if (answer === 'waiting') return;
      void invalidateKinds(route.changes);
      toast.success(success, offerUndoOf(route, input(row)));
    } catch (error) {
      reportError(error, failure);
    } finally {
      setDeletingIds((before) => new Set([...before].filter((other) => other !== id)));
    }
  }

  return { deleteRow, deletingIds };
}
