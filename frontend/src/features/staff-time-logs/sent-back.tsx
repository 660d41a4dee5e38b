import { Alert } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { formatInstant } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';

/** What must be corrected in a draft that has been sent back. */
export function SentBack({ log: { dateSentBack, sentBackNote } }: { log: StaffTimeLog }) {
  if (dateSentBack === null) return null;
  return (
    <Alert
      color="yellow"
      p="0.25rem 0.75rem"
      radius={0}
      icon={<IconArrowBackUp size="1rem" />}
      title={text.sentBackAt(formatInstant(dateSentBack))}
    >
      {sentBackNote && text.sentBackNote(sentBackNote)}
    </Alert>
  );
}
