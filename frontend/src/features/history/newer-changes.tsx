import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { loggedKinds } from '../../../../shared/codes/kinds.ts';
import { onHubMessage } from '../../api/hub.ts';
import { changeLogText as text } from '../../text/change-log.ts';
import classes from './change-log.module.css';

type Props = {
  /** When the newest shown change was made; undefined where a filter may have left out newer ones. */
  newest: string | undefined;
  onShow: () => void;
};

export function NewerChanges({ newest, onShow }: Props) {
  const [areThere, setAreThere] = useState(false);
  useEffect(
    () =>
      onHubMessage((message) => {
        if (message.type !== 'RecordsChanged') return;
        const isLogged = (kind: string) => loggedKinds.some((one) => one === kind);
        const { changes, changedAt } = message.payload;
        const isShown = changedAt !== undefined && newest !== undefined && changedAt <= newest;
        if (!isShown && changes.some(({ kind }) => isLogged(kind))) setAreThere(true);
      }),
    [newest],
  );
  return (
    <output className={classes['newerHost']}>
      {areThere && (
        <Alert color="petrol" p="0.25rem 0.75rem" radius={0} icon={<IconRefresh size="1rem" />}>
          <span className={classes['newer']}>
            {text.newer}
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                setAreThere(false);
                onShow();
              }}
            >
              {text.showNewer}
            </Button>
          </span>
        </Alert>
      )}
    </output>
  );
}
