import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { filesText as text } from '../../text/files.ts';

export function FileListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={text.notListed}>
      <p>{message}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {text.retry}
      </Button>
    </Alert>
  );
}
