import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { paths } from '../navigation/paths.ts';
import { homePath } from './pages/home-path.ts';
import { networkText as text } from '../text/network.ts';

export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Stack gap="sm" p="xl" maw="32rem" mx="auto">
      <Title order={1} size="h3">
        {text.pageBroke}
      </Title>
      <Text size="sm">{text.pageBrokeHint}</Text>
      <Group gap="xs">
        <Button onClick={() => window.location.reload()}>{text.loadAnew}</Button>
        <Button variant="default" component="a" href={currentSession() ? homePath() : paths.login}>
          {text.toHome}
        </Button>
      </Group>
    </Stack>
  );
}
