import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LogInProvider } from '../../../../shared/codes/log-in-providers.ts';
import { beginProviderLogIn } from '../../../../shared/contract/calls/log-in-providers.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { logInProvidersText as text } from '../../text/log-in-providers.ts';
import { rememberPasskeyOffer } from './passkey-offer.ts';

type Props = { providers: readonly LogInProvider[]; isElsewhere: boolean };

export function ProviderButtons({ providers, isElsewhere }: Props) {
  const [busy, setBusy] = useState<LogInProvider>();
  const [error, setError] = useState<string>();

  async function begin(provider: LogInProvider) {
    setBusy(provider);
    setError(undefined);
    // Opened while the click still counts; browsers block windows that open by themselves.
    const tab = isElsewhere ? window.open('', '_blank') : window;
    // The provider's page gets no hold of this one.
    if (isElsewhere && tab) tab.opener = null;
    try {
      const { url } = await call(beginProviderLogIn, { body: { provider } });
      if (!isElsewhere) rememberPasskeyOffer(window.location.search);
      (tab ?? window).location.assign(url);
    } catch (failure) {
      if (isElsewhere) tab?.close();
      setError(failure instanceof ApiError ? failure.message : String(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Stack gap="sm" mt="md">
      <Text size="sm" c="dimmed" ta="center">
        {text.or}
      </Text>
      {error && (
        <Alert color="red" role="alert" title={text.failed} p="xs">
          {error}
        </Alert>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          loading={busy === provider}
          disabled={busy !== undefined && busy !== provider}
          onClick={() => void begin(provider)}
        >
          {text.with(provider)}
        </Button>
      ))}
    </Stack>
  );
}
