import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { UnfinishedLogIn } from '../../../../shared/schemas/passkey.ts';
import type { Session } from '../../../../shared/schemas/user.ts';
import { checkNetwork, networkValue } from '../../api/network.ts';
import { forgetSession, keepSession } from '../../api/session.ts';
import { showAlert } from '../../components/dialogs/dialogs.ts';
import { textOf } from '../../components/text-of.ts';
import { lazy } from '../../components/lazy.tsx';
import { loadPart, prefetch } from '../../components/parts.ts';
import { failureText } from '../../text/network.ts';
import { sessionText } from '../../text/session.ts';
import { pinsText } from '../../text/pins.ts';
import { SharedComputerChoice } from './shared-computer-choice.tsx';

type Props = {
  initials?: string;
  /** While a person types, and when the login is sent. */
  prefetchNext?: () => void;
  onDone?: () => void;
  /** A failed login clears the stored user (on the login page; not over a page with unsaved text). */
  forgetOnFailure?: boolean;
};

const loadSending = () => import('./send-login.ts');
const SecondStep = lazy(() => import('../passkeys/second-step.tsx'), 'default');
const canUseKeys = 'PublicKeyCredential' in globalThis;

export function LoginForm({ initials = '', prefetchNext, onDone, forgetOnFailure = false }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [step, setStep] = useState<UnfinishedLogIn>();
  const pinField = useRef<HTMLInputElement>(null);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const entered = new FormData(event.currentTarget);
    const body = { initials: textOf(entered, 'initials').trim(), password: textOf(entered, 'password') };
    if (body.initials === '' || body.password === '') {
      void showAlert({ title: sessionText.wrongLogin, message: sessionText.bothRequired, tone: 'error' });
      return;
    }
    await attempt(async () => (await loadOnline(loadSending)).sendLogin(body));
  }

  const byKey = () => attempt(async () => (await loadOnline(() => import('../passkeys/key-log-in.ts'))).logInWithKey());

  async function attempt(send: () => Promise<Session | UnfinishedLogIn>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const sent = send();
      prefetchNext?.();
      const answer = await sent;
      if ('token' in answer) finish(answer);
      else setStep(answer);
    } catch (failure) {
      if (forgetOnFailure) forgetSession();
      setError(failure instanceof Error ? failure.message : String(failure));
      pinField.current?.select();
    } finally {
      setIsBusy(false);
    }
  }

  function finish(session: Session) {
    keepSession(session);
    onDone?.();
  }

  function fetchSoon() {
    void prefetch(loadSending);
    prefetchNext?.();
  }

  if (step) return <SecondStep step={step} onSession={finish} onStartOver={() => setStep(undefined)} />;

  return (
    <form noValidate onInput={fetchSoon} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {error && (
          <Alert color="red" role="alert" title={sessionText.wrongLogin} p="xs">
            {error}
          </Alert>
        )}
        <TextInput
          name="initials"
          label={sessionText.initials}
          defaultValue={initials}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={initials === ''}
          data-autofocus={initials === '' || undefined}
        />
        <PasswordInput
          ref={pinField}
          name="password"
          label={sessionText.pin}
          autoComplete="current-password"
          autoFocus={initials !== ''}
          data-autofocus={initials !== '' || undefined}
          visibilityToggleButtonProps={{ 'aria-label': pinsText.show }}
        />
        <SharedComputerChoice />
        <Button type="submit" loading={isBusy}>
          {sessionText.logIn}
        </Button>
        {canUseKeys && (
          <Button variant="default" disabled={isBusy} onClick={() => void byKey()}>
            {sessionText.logInWithKey}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** A login does not wait for a network, and a file that failed without one would fail until the page is reloaded. */
async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!networkValue.get() && !(await checkNetwork())) throw new Error(failureText.noContact);
  return loadPart(load);
}
