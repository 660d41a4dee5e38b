import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { networkValue } from '../../api/network.ts';
import { useValue } from '../../state/value.ts';
import { filesText as text } from '../../text/files.ts';

export function FileListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isReached = useValue(networkValue);
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={text.notListed}>
      <p>{isReached ? message : text.noNetwork}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {text.retry}
      </Button>
    </Alert>
  );
}
