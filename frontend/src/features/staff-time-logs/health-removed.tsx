import { Alert } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { formatInstant } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';

/** Zeros of a log whose health data a setting has removed say nothing of how the person was. */
export function HealthRemoved({ log: { dateHealthRemoved } }: { log: StaffTimeLog }) {
  if (dateHealthRemoved === null) return null;
  return (
    <Alert color="gray" p="0.25rem 0.75rem" radius={0} icon={<IconEraser size="1rem" />}>
      {text.healthRemoved(formatInstant(dateHealthRemoved))}
    </Alert>
  );
}
