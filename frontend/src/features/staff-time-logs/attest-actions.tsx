import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import {
  approveStaffTimeLog,
  sendBackStaffTimeLog,
  undoTimeLogApproval,
} from '../../../../shared/contract/calls/staff-time-logs.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { stateOf } from '../../../../shared/domain/time-log-attest.ts';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { sessionValue } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { useValue } from '../../state/value.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import type { Person } from './person.ts';

type Props = { log: StaffTimeLog; person: Person; onReadAgain: () => Promise<unknown>; onDone: () => void };

/** For another user's log. Those below SuperAdmin who are given the right to read it do not approve it. */
export function AttestActions({ log, person, onReadAgain, onDone }: Props) {
  const month = text.month(log.year, log.month);
  const approval = useSave(approveStaffTimeLog, { success: text.approved(month), failure: text.notApproved });
  const sending = useSave(sendBackStaffTimeLog, { success: text.sentBack(month), silent: true });
  const undoing = useSave(undoTimeLogApproval, {
    success: text.approvalUndone(month),
    failure: text.approvalNotUndone,
  });
  const { staffTimeLogId, version } = log;
  const request = { params: { staffTimeLogId }, query: { version } };
  const then = (saved: Promise<unknown>) => saved.then(onDone, () => undefined);

  const newest = useRef(request);
  useEffect(() => {
    newest.current = request;
  });

  async function sendBack() {
    const isDone = await prompt({
      title: text.sendBackTitle(person.name, month),
      label: text.sendBackLabel,
      verb: text.sendBack,
      maxLength: 500,
      failure: text.notSentBack,
      run: (note) => sending.save({ ...newest.current, body: { note } }),
      readAgain: onReadAgain,
    });
    if (isDone) onDone();
  }

  async function undoApproval() {
    const isSure = await confirm({
      title: text.undoApprovalTitle(month),
      message: text.undoApprovalMessage(person.name),
      verb: text.undoApproval,
    });
    if (isSure) await then(undoing.save(request));
  }

  const session = useValue(sessionValue);
  if (!session || !hasRole(session.role, 'SuperAdmin')) return null;

  const state = stateOf({ ...log, approvedByUserId: null });
  if (state === 'Approved') {
    return (
      <Button size="xs" variant="default" loading={undoing.saving} onClick={() => void undoApproval()}>
        {text.undoApproval}
      </Button>
    );
  }
  if (state !== 'Submitted') return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => void sendBack()}>
        {text.sendBack}
      </Button>
      <Button size="xs" loading={approval.saving} onClick={() => void then(approval.save(request))}>
        {text.approve}
      </Button>
    </>
  );
}
