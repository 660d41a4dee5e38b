import { isRestorable } from '../../../../shared/codes/kinds.ts';
import { restoreRecord } from '../../../../shared/contract/calls/history.ts';
import { mayRestore } from '../../../../shared/contract/restoring.ts';
import type { HistoryEntry } from '../../../../shared/schemas/history.ts';
import { sessionValue } from '../../api/session.ts';
import { offerUndo } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import type { HistoryOf } from '../../components/panel/history-button.tsx';
import { toast } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { undoText as text } from '../../text/undo.ts';

export function useRestore({ kind, id }: HistoryOf, newest: HistoryEntry | undefined) {
  const role = useValue(sessionValue)?.role;
  const { save, saving } = useSave(restoreRecord, { failure: text.notRestored });
  const isDeleted = newest?.event === 'Deleted';
  const mayDoIt = role !== undefined && isRestorable(kind) && mayRestore(role, kind, isDeleted);

  return {
    canRestore: ({ version, event }: HistoryEntry): boolean =>
      mayDoIt && !saving && version !== newest?.version && event !== 'Deleted',
    restoreTo: async ({ version: to }: HistoryEntry): Promise<void> => {
      if (!isRestorable(kind) || !newest) return;
      const expected = newest.version;
      const answer = await save({ params: { kind, id }, body: { to, expected } }).catch(() => undefined);
      if (!answer) return;
      const { version, name } = answer;
      // A deletion is not made again by undoing its undo.
      const undo = isDeleted ? {} : offerUndo({ kind, records: [{ id, to: expected, expected: version }] });
      toast.success(text.restored(name), undo);
    },
  };
}
