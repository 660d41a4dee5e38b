import { approveStaffTimeLog, approveStaffTimeLogs } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import type { Month } from '../../../../shared/lib/months.ts';
import { type YearOfPerson, maxApprovedAtOnce } from '../../../../shared/schemas/staff-time-log.ts';
import { offerUndo } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { withProgress } from '../../state/progress.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { toast } from '../../state/toast.ts';
import { allTimeLogsText as text } from '../../text/all-time-logs.ts';
import { staffTimeLogsText } from '../../text/staff-time-logs.ts';
import { monthOfPerson, nameOf } from './shown-people.ts';

export type OpenApproval = { name: string; staffTimeLogId: number; version: number };
export type Approvals = ReturnType<typeof useApprovals>;

/** Approves the submitted logs of a month that the user may approve: those of others, unless there is nobody else. */
export function useApprovals(month: Month) {
  const name = formatMonth(month.year, month.month);
  const one = useSave(approveStaffTimeLog, {
    success: staffTimeLogsText.approved(name),
    failure: staffTimeLogsText.notApproved,
  });
  const many = useSave(approveStaffTimeLogs, { failure: text.notApproved });

  function open(people: readonly YearOfPerson[]): OpenApproval[] {
    return people.flatMap((person) => {
      const { state, staffTimeLogId = null, version = null } = monthOfPerson(person, month) ?? {};
      if (state !== 'Submitted' || !person.mayApprove || staffTimeLogId === null || version === null) return [];
      return [{ name: nameOf(person), staffTimeLogId, version }];
    });
  }

  async function approveAll(logs: readonly OpenApproval[]): Promise<void> {
    const isSure = await confirm({
      title: text.approveAllTitle(logs.length, name),
      message: text.approveAllMessage(logs.map((log) => log.name).join(', ')),
      verb: text.approveAllVerb,
    });
    if (!isSure) return;
    await withProgress({ words: text.approving, total: logs.length }, (onDone) => approveParts(logs, onDone));
  }

  async function approveParts(logs: readonly OpenApproval[], onDone: (done: number) => void): Promise<void> {
    for (let start = 0; start < logs.length; start += maxApprovedAtOnce) {
      const part = logs.slice(start, start + maxApprovedAtOnce);
      const body = { logs: part.map(({ staffTimeLogId, version }) => ({ staffTimeLogId, version })) };
      const answer = await many.save({ body }).catch(() => undefined);
      if (!answer) return;
      const { approved, skipped } = answer;
      const records = approved.map(({ staffTimeLogId: id, version }) => ({ id, to: version - 1, expected: version }));
      if (records.length > 0)
        toast.success(text.approvedCount(records.length), offerUndo({ kind: 'staff-time-log', records }));
      if (skipped.length > 0) toast.warning(text.skipped(skipped.length));
      onDone(start + part.length);
    }
  }

  return {
    open,
    saving: many.saving,
    approveAll,
    approve: ({ staffTimeLogId, version }: OpenApproval) =>
      one.save({ params: { staffTimeLogId }, query: { version } }).catch(() => undefined),
  };
}
