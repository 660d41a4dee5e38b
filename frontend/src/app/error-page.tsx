import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { paths } from './paths.ts';
import { homePath } from './screens.ts';

/** What shows when a page breaks. Typed text is kept as a draft and comes back after the reload. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Stack gap="sm" p="xl" maw="32rem" mx="auto">
      <Title order={1} size="h3">
        Sidan gick inte att visa
      </Title>
      <Text size="sm">Läs in den igen. Det du skrev finns kvar.</Text>
      <Group gap="xs">
        <Button onClick={() => window.location.reload()}>Läs in igen</Button>
        <Button variant="default" component="a" href={currentSession() ? homePath() : paths.login}>
          Till startsidan
        </Button>
      </Group>
    </Stack>
  );
}
