import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { paths } from '../navigation/paths.ts';
import { homePath } from './pages/home-path.ts';
import { networkText as text } from '../text/network.ts';
import { titles } from '../navigation/titles.ts';

export function NotFoundPage() {
  const isSignedIn = currentSession() !== undefined;
  return (
    <Stack gap="sm">
      <Title order={1} size="h3">
        {titles.notFound}
      </Title>
      <Text size="sm">{text.noPageHint}</Text>
      <Button component={Link} to={isSignedIn ? homePath() : paths.login}>
        {isSignedIn ? text.toHome : text.toLogin}
      </Button>
    </Stack>
  );
}
