import { Button } from '@mantine/core';
import { reopenStaffTimeLog } from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';

type Props = { log: StaffTimeLog; onReopened: () => void };

export function ReopenLog({ log, onReopened }: Props) {
  const name = text.month(log.year, log.month);
  const mayReopen = useMayCall(reopenStaffTimeLog);
  const { save, saving } = useSave(reopenStaffTimeLog, { success: text.reopened(name), failure: text.notReopened });

  async function reopen() {
    const isSure = await confirm({
      title: text.reopenTitle(name),
      message: text.reopenMessage,
      verb: text.reopen,
    });
    if (!isSure) return;
    const { staffTimeLogId, version } = log;
    await save({ params: { staffTimeLogId }, query: { version } }).then(onReopened, () => undefined);
  }

  if (!mayReopen || log.dateApproved !== null) return null;
  return (
    <Button size="xs" variant="default" loading={saving} onClick={() => void reopen()}>
      {text.reopen}
    </Button>
  );
}
