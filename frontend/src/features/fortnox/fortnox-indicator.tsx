import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconLoader2, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { testConnection } from '../../../../shared/contract/finance-integration.ts';
import type { FortnoxConnection } from '../../../../shared/schemas/fortnox.ts';
import { useRoute } from '../../api/use-route.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';
import classes from './fortnox-indicator.module.css';

const freshMs = 5 * 60_000;

/** How the link to Fortnox is; opens what can be done about it. */
export function FortnoxIndicator() {
  const { data, error, isFetching, refetch } = useRoute(
    testConnection,
    {},
    { silent: true, staleTime: freshMs, outside: true },
  );

  useEffect(() => {
    if (error) console.warn(text.failed, error.message);
  }, [error]);

  const { label, look, icon: Icon } = shown(isFetching, error ? undefined : data);
  async function open() {
    const { askForLink } = await import('./ask-for-link.tsx');
    if (await askForLink(data)) await refetch();
  }
  return (
    <ActionIcon
      color="gray"
      aria-label={`Fortnox. ${label}`}
      title={label}
      aria-busy={isFetching}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      <Icon size="1.125rem" className={classes[look]} aria-hidden />
    </ActionIcon>
  );
}

function shown(isFetching: boolean, connection: FortnoxConnection | undefined) {
  if (isFetching) return { label: text.testing, look: 'testing', icon: IconLoader2 } as const;
  if (!connection?.connected) return { label: text.failed, look: 'failed', icon: IconPlugConnectedX } as const;
  const { warning, companyName } = connection;
  if (warning) return { label: warning, look: 'warning', icon: IconAlertTriangle } as const;
  return { label: text.linked(companyName), look: 'linked', icon: IconPlugConnected } as const;
}
