import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { onHubMessage } from '../../api/hub.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import classes from './staff-time-logs.module.css';

type Props = { staffTimeLogId: number; onReadAgain: () => void };

/** Reports that another user's log has changed. Not refetched automatically, since each reading is logged. */
export function ChangedMeanwhile({ staffTimeLogId, onReadAgain }: Props) {
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(
    () =>
      onHubMessage((message) => {
        if (message.type !== 'RecordsChanged') return;
        const ofLogs = message.payload.changes.filter(({ kind }) => kind === 'staff-time-log');
        if (ofLogs.some(({ ids }) => ids.includes(staffTimeLogId))) setHasChanged(true);
      }),
    [staffTimeLogId],
  );
  return (
    <output className={classes['changedHost']}>
      {hasChanged && (
        <Alert color="yellow" p="0.25rem 0.75rem" radius={0} icon={<IconRefresh size="1rem" />}>
          <span className={classes['changed']}>
            {text.changedMeanwhile}
            <Button size="compact-xs" variant="default" onClick={onReadAgain}>
              {text.readAgain}
            </Button>
          </span>
        </Alert>
      )}
    </output>
  );
}
