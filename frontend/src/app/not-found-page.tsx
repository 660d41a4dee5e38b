import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { paths } from './paths.ts';
import { homePath } from './screens.ts';

export function NotFoundPage() {
  const isSignedIn = currentSession() !== undefined;
  return (
    <Stack gap="sm">
      <Title order={1} size="h3">
        Sidan finns inte
      </Title>
      <Text size="sm">Adressen leder ingenstans. Den kan vara felskriven eller ha slutat gälla.</Text>
      <Button component={Link} to={isSignedIn ? homePath() : paths.login}>
        {isSignedIn ? 'Till startsidan' : 'Till inloggningen'}
      </Button>
    </Stack>
  );
}
