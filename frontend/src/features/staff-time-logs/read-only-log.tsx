import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { LogBar } from './log-bar.tsx';
import { MonthTable } from './month-table.tsx';
import { linesOf } from './time-log-values.ts';

/** A month that is submitted, or somebody else's. */
export function ReadOnlyLog({ log, months }: { log: StaffTimeLog; months: React.ReactNode }) {
  const lines = linesOf(log.staffTimeLogLines);
  return (
    <>
      <LogBar log={log} months={months} percentage={log.employmentPercentage} lines={lines} />
      <MonthTable year={log.year} month={log.month} lines={lines} />
    </>
  );
}
