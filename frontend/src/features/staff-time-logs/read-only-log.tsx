import { Alert } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { LogBar } from './log-bar.tsx';
import { LogEvents } from './log-events.tsx';
import { MonthTable } from './month-table.tsx';
import { SentBack } from './sent-back.tsx';
import { linesOf } from './time-log-values.ts';
import { formatInstant } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';

type Props = { log: StaffTimeLog; isOther: boolean; months: React.ReactNode; action?: React.ReactNode };

export function ReadOnlyLog({ log, isOther, months, action }: Props) {
  const lines = linesOf(log.staffTimeLogLines);
  return (
    <>
      <LogBar log={log} months={months} percentage={log.employmentPercentage} lines={lines} action={action} />
      <SentBack log={log} />
      <HealthRemoved log={log} />
      <MonthTable year={log.year} month={log.month} lines={lines} />
      <LogEvents staffTimeLogId={log.staffTimeLogId} isOther={isOther} />
    </>
  );
}

/** Zeros of a log whose health data a setting has removed say nothing of how the person was. */
function HealthRemoved({ log: { dateHealthRemoved } }: { log: StaffTimeLog }) {
  if (dateHealthRemoved === null) return null;
  return (
    <Alert color="gray" p="0.25rem 0.75rem" radius={0} icon={<IconEraser size="1rem" />}>
      {text.healthRemoved(formatInstant(dateHealthRemoved))}
    </Alert>
  );
}
