import { Alert, Group, Loader, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { finishProviderLogIn } from '../../../../shared/contract/calls/log-in-providers.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepSession } from '../../api/session.ts';
import { logInProvidersText as text } from '../../text/log-in-providers.ts';
import { passkeyOfferQuery } from './passkey-offer.ts';
import { LoginPage } from './login-page.tsx';

type Props = {
  pathAfterLogin: (search: string) => string;
  prefetchNext: () => void;
};

/** Where a provider sends the browser back. A refusal is shown on the login page, with the PIN as a way on. */
export function LoginAnswerPage({ pathAfterLogin, prefetchNext }: Props) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    prefetchNext();
    const arrive = async () => {
      const message = await refusalOnce();
      if (message === undefined) await navigate(pathAfterLogin(passkeyOfferQuery()), { replace: true });
      setRefusal(message);
    };
    void arrive();
  }, [pathAfterLogin, prefetchNext, navigate]);

  if (refusal !== undefined) {
    const notice = (
      <Alert color="red" role="alert" title={text.failed} p="xs" mb="sm">
        {refusal}
      </Alert>
    );
    return (
      <LoginPage
        pathAfterLogin={() => pathAfterLogin(passkeyOfferQuery())}
        prefetchNext={prefetchNext}
        notice={notice}
      />
    );
  }
  return (
    <Group gap="sm" aria-busy>
      <Loader size="sm" aria-hidden />
      <Title order={1} size="h3">
        {text.loggingIn}
      </Title>
    </Group>
  );
}

let answer: Promise<string | undefined> | undefined;

/** An answer can be used once, however often React renders the page. */
function refusalOnce(): Promise<string | undefined> {
  answer ??= finish(window.location.search);
  return answer;
}

/** @returns why there is no session, or undefined once there is one */
async function finish(search: string): Promise<string | undefined> {
  // Removes code and state from the address and the browser history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  try {
    keepSession(await call(finishProviderLogIn, { body: { answer: search } }));
    return undefined;
  } catch (failure) {
    return failure instanceof ApiError ? failure.message : String(failure);
  }
}
