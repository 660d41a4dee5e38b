import { Anchor, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { currentSession } from '../../api/session.ts';
import { paths } from '../../navigation/paths.ts';
import { sessionText } from '../../text/session.ts';
import { LogInWays } from './log-in-ways.tsx';
import { LoginForm } from './login-form.tsx';
import { common } from '../../text/common.ts';

declare const __INSTALLER__: string | null;

type Props = {
  pathAfterLogin: (search: string) => string;
  prefetchNext: () => void;
  /** Shown above the fields. */
  notice?: ReactNode;
};

export function LoginPage({ pathAfterLogin, prefetchNext, notice }: Props) {
  const navigate = useNavigate();
  const next = pathAfterLogin(useLocation().search);
  const [session] = useState(currentSession);
  return (
    <>
      <Title order={1} size="h3" mb="md">
        {common.product}
      </Title>
      {session && (
        <Text size="sm" mb="sm">
          {sessionText.signedInAs(`${session.firstName} ${session.lastName}`)}{' '}
          <Anchor component={Link} to={next} size="sm">
            {sessionText.goOn}
          </Anchor>
        </Text>
      )}
      {notice}
      <LoginForm forgetOnFailure prefetchNext={prefetchNext} onDone={() => void navigate(next)} />
      <LogInWays />
      <Group justify="space-between" mt="md">
        <Anchor component={Link} to={paths.forgotPassword} size="sm">
          {sessionText.forgotPin}
        </Anchor>
        <DownloadClient />
      </Group>
    </>
  );
}

export function DownloadClient() {
  if (__INSTALLER__ === null || 'klangDesktop' in window) return null;
  return (
    <Anchor href={__INSTALLER__} download size="sm">
      {sessionText.download}
    </Anchor>
  );
}
