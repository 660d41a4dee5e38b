import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { checkResetLink, resetPassword } from '../../../../shared/contract/calls/auth.ts';
import { pin } from '../../../../shared/schemas/pin.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../navigation/paths.ts';
import { focusFirstError } from '../../components/form/focus-first-error.ts';
import { HiddenInput } from '../../components/form/hidden-input.tsx';
import { PinHint } from '../../components/form/pin-hint.tsx';
import { toast } from '../../state/toast.ts';
import { sessionText } from '../../text/session.ts';
import { pinsText } from '../../text/pins.ts';

type Errors = { password?: string | undefined; confirmation?: string | undefined };

export function ResetPasswordPage() {
  const { token: inPath = '' } = useParams();
  const token = window.location.hash.slice(1) || inPath;
  const refusal = useRefusal(token);
  return refusal === undefined ? <NewPinForm token={token} /> : <UsedLink refusal={refusal} />;
}

function useRefusal(token: string): string | undefined {
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    call(checkResetLink, { body: { resetPasswordToken: token } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) setRefusal(error.message);
    });
  }, [token]);
  return refusal;
}

function UsedLink({ refusal }: { refusal: string }) {
  return (
    <Stack gap="sm" role="alert">
      <Title order={1} size="h3">
        {sessionText.linkUsed}
      </Title>
      <Text size="sm">{refusal}</Text>
      <Button component={Link} to={paths.forgotPassword}>
        {sessionText.askForNewLink}
      </Button>
      <Anchor component={Link} to={paths.login} size="sm">
        {sessionText.back}
      </Anchor>
    </Stack>
  );
}

function NewPinForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Errors>({});
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  function refuse(wrong: Errors) {
    setErrors(wrong);
    focusFirstError();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const password = entered.get('password');
    const checked = pin.safeParse(password);
    if (!checked.success) {
      refuse({ password: password === '' ? pinsText.missing : checked.error.issues[0]?.message });
      return;
    }
    if (entered.get('confirmation') !== password) {
      refuse({ confirmation: sessionText.pinsDiffer });
      return;
    }
    if (isBusy) return;
    setIsBusy(true);
    try {
      await call(resetPassword, { body: { resetPasswordToken: token, password: checked.data } });
      toast.success(sessionText.pinReset);
      await navigate(paths.login);
    } catch (failure) {
      refuse({
        password: failure instanceof ApiError ? failure.message : String(failure),
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Title order={1} size="h3">
          {sessionText.newPin}
        </Title>
        <HiddenInput
          name="password"
          label={sessionText.newPin}
          description={pinsText.rules}
          autoComplete="new-password"
          autoFocus
          error={errors.password}
          onChange={(event) => {
            setErrors({});
            setTyped(event.currentTarget.value);
          }}
          visibilityToggleButtonProps={{ 'aria-label': pinsText.showNew }}
        />
        <PinHint pin={typed} />
        <HiddenInput
          name="confirmation"
          label={sessionText.repeatPin}
          autoComplete="new-password"
          error={errors.confirmation}
          onChange={() => setErrors({})}
          visibilityToggleButtonProps={{ 'aria-label': pinsText.showRepeated }}
        />
        <Button type="submit" loading={isBusy}>
          {sessionText.savePin}
        </Button>
        <Anchor component={Link} to={paths.login} size="sm">
          {sessionText.back}
        </Anchor>
      </Stack>
    </form>
  );
}
