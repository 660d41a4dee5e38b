import { Badge } from '@mantine/core';
import { IconCheck, IconLock, IconPencil } from '@tabler/icons-react';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { sumsOf } from '../../../../shared/domain/staff-time-log.ts';
import { formatInstant, formatNumber } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { readable, type TypedLine } from './columns.ts';
import classes from './staff-time-logs.module.css';

type Props = {
  log: StaffTimeLog;
  months: React.ReactNode;
  percentage: number | string | null;
  lines: readonly TypedLine[];
  children?: React.ReactNode;
  action?: React.ReactNode;
};

export function LogBar({ log, months, percentage, lines, children, action }: Props) {
  const norm = sumsOf(lines.map((line) => readable(line))).standardOfService;
  const isPart = typeof percentage === 'number' && percentage > 0 && percentage < 100;
  return (
    <div className={classes['bar']}>
      {months}
      <div className={classes['degree']}>
        <span>{text.percentage}</span>
        {children ?? <span>{`${formatNumber(log.employmentPercentage)}\u00a0%`}</span>}
      </div>
      {isPart && (
        <span className={classes['note']}>
          {text.normAt(formatNumber(percentage), formatNumber((norm * percentage) / 100))}
        </span>
      )}
      <LogState log={log} />
      {action}
    </div>
  );
}

function LogState({ log: { status, dateSubmitted, dateApproved } }: Pick<Props, 'log'>) {
  if (dateApproved !== null) {
    return (
      <Badge variant="light" color="green" tt="none" leftSection={<IconCheck size="0.75rem" aria-hidden />}>
        {text.approvedAt(formatInstant(dateApproved))}
      </Badge>
    );
  }
  return status === 'Submitted' ? (
    <Badge variant="light" color="green" tt="none" leftSection={<IconLock size="0.75rem" aria-hidden />}>
      {text.submittedAt(dateSubmitted === null ? '' : formatInstant(dateSubmitted))}
    </Badge>
  ) : (
    <Badge variant="light" color="gray" tt="none" leftSection={<IconPencil size="0.75rem" aria-hidden />}>
      {text.draft}
    </Badge>
  );
}
