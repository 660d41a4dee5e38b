import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { LogBar } from './log-bar.tsx';
import { MonthTable } from './month-table.tsx';
import { linesOf } from './time-log-values.ts';

type Props = { log: StaffTimeLog; months: React.ReactNode; action?: React.ReactNode };

export function ReadOnlyLog({ log, months, action }: Props) {
  const lines = linesOf(log.staffTimeLogLines);
  return (
    <>
      <LogBar log={log} months={months} percentage={log.employmentPercentage} lines={lines} action={action} />
      <MonthTable year={log.year} month={log.month} lines={lines} />
    </>
  );
}
