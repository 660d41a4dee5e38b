import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { LogBar } from './log-bar.tsx';
import { LogEvents } from './log-events.tsx';
import { MonthTable } from './month-table.tsx';
import { SentBack } from './sent-back.tsx';
import { HealthRemoved } from './health-removed.tsx';
import { linesOf } from './time-log-values.ts';

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
