import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { forgetSession, keepSession } from '../../api/session.ts';
import { showAlert } from '../../components/dialogs/dialogs.ts';
import { sessionText } from '../../text/session.ts';
import { pinsText } from '../../text/pins.ts';

type Props = {
  initials?: string;
  onTry?: () => void;
  onDone?: () => void;
  /** A failed login clears the stored user (on the login page; not over a page with unsaved text). */
  forgetOnFailure?: boolean;
};

export function LoginForm({ initials = '', onTry, onDone, forgetOnFailure = false }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
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
    setIsBusy(true);
    setError(undefined);
    try {
      const sent = import('./send-login.ts').then(({ sendLogin }) => sendLogin(body));
      onTry?.();
      keepSession(await sent);
      onDone?.();
    } catch (failure) {
      if (forgetOnFailure) forgetSession();
      setError(failure instanceof ApiError ? failure.message : String(failure));
      pinField.current?.select();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
        <Button type="submit" loading={isBusy}>
          {sessionText.logIn}
        </Button>
      </Stack>
    </form>
  );
}

function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value : '';
}
