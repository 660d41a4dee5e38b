import {
  deleteStaffTimeLog,
  openStaffTimeLog,
  updateStaffTimeLog,
} from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { StaffTimeLog, StaffTimeLogFields } from '../../../../shared/schemas/staff-time-log.ts';
import { UnsentSave } from '../../api/outbox-entry.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { isSavedOrWaits } from '../../components/outbox/keep-in-outbox.ts';
import { toast } from '../../state/toast.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { isOver } from './month.ts';

export function useTimeLogActions(log: StaffTimeLog) {
  const { staffTimeLogId, userId, year, month, version } = log;
  const name = text.month(year, month);
  const update = useSave(updateStaffTimeLog, { silent: true });
  const removal = useSave(deleteStaffTimeLog, { success: text.startedOver(name), failure: text.notStartedOver });

  return {
    saving: update.saving,
    failure: text.notSaved,
    save: async (fields: StaffTimeLogFields & { version: number }): Promise<StaffTimeLog | UnsentSave> => {
      const saved = await update.saveOrWait({ params: { staffTimeLogId }, body: fields });
      if (saved instanceof UnsentSave) return saved;
      // Shown at once: a submitted month becomes read-only.
      queryClient.setQueryData(keyOf(openStaffTimeLog, { params: { userId, year, month } }), saved);
      const isSubmitted = saved.status === 'Submitted';
      toast.success(isSubmitted ? text.submitted(name) : text.saved);
      return saved;
    },
    askToSubmit: () =>
      confirm({
        title: text.submitTitle(name),
        message: isOver(log) ? text.submitMessage : `${text.submitEarly} ${text.submitMessage}`,
        verb: text.submit,
        tone: isOver(log) ? 'plain' : 'warning',
      }),
    startOver: async (): Promise<boolean> => {
      const isSure = await confirm({
        title: text.startOverTitle(name),
        message: text.startOverMessage,
        verb: text.startOver,
        tone: 'danger',
      });
      if (!isSure) return false;
      try {
        const removed = await removal.saveOrWait({ params: { staffTimeLogId }, query: { version } });
        return await isSavedOrWaits(removed, { name }, text.notStartedOver);
      } catch {
        return false;
      }
    },
  };
}
