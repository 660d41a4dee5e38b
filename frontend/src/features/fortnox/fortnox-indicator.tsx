import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconLoader2,
  IconPlugConnected,
  IconPlugConnectedX,
  IconWifiOff,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FortnoxConnection } from '../../../../shared/schemas/fortnox.ts';
import { isNoticeHidden, networkValue } from '../../api/network.ts';
import { useValue } from '../../state/value.ts';
import { loadPart } from '../../components/parts.ts';
import { connectionText as text } from '../../text/connection.ts';
import { networkText } from '../../text/network.ts';
import { useConnection } from './use-connection.ts';
import classes from './fortnox-indicator.module.css';

export function FortnoxIndicator() {
  const { data, error, isFetching, refetch } = useConnection();

  useEffect(() => {
    if (error) console.warn(text.failed, error.message);
  }, [error]);

  const navigate = useNavigate();
  const isReached = useValue(networkValue);
  const { label, look, icon: Icon } = isReached ? shown(isFetching, error ? undefined : data) : noNetwork;
  async function open() {
    if (!isReached) {
      isNoticeHidden.set(false);
      return;
    }
    const { askForLink } = await loadPart(() => import('./ask-for-link.tsx'));
    if (await askForLink((to) => void navigate(to))) await refetch();
  }
  return (
    <ActionIcon
      color="gray"
      aria-label={`Fortnox. ${label}`}
      title={label}
      aria-busy={isFetching}
      aria-haspopup={isReached ? 'dialog' : undefined}
      onClick={() => void open()}
    >
      <Icon size="1.125rem" className={classes[look]} aria-hidden />
    </ActionIcon>
  );
}

const noNetwork = { label: networkText.gone, look: 'failed', icon: IconWifiOff } as const;

function shown(isFetching: boolean, connection: FortnoxConnection | undefined) {
  if (isFetching) return { label: text.testing, look: 'testing', icon: IconLoader2 } as const;
  if (!connection?.connected) return { label: text.failed, look: 'failed', icon: IconPlugConnectedX } as const;
  const { warning, companyName } = connection;
  if (warning) return { label: warning, look: 'warning', icon: IconAlertTriangle } as const;
  return { label: text.linked(companyName), look: 'linked', icon: IconPlugConnected } as const;
}
