import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestReset } from '../../../../shared/contract/calls/auth.ts';
import { email } from '../../../../shared/fields/fields.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { focusFirstError } from '../../components/form/focus-first-error.ts';
import { paths } from '../../navigation/paths.ts';
import { toast } from '../../state/toast.ts';
import { sessionText } from '../../text/session.ts';

export function ForgotPasswordPage() {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function refuse(sentence: string | undefined) {
    setError(sentence);
    focusFirstError();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('email');
    const checked = email.safeParse(entered);
    if (!checked.success) {
      refuse(entered === '' ? sessionText.emailMissing : checked.error.issues[0]?.message);
      return;
    }
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await call(requestReset, { body: { email: checked.data } });
      toast.info(sessionText.linkSent);
    } catch (failure) {
      refuse(failure instanceof ApiError ? failure.message : String(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Title order={1} size="h3">
          {sessionText.forgotPin}
        </Title>
        <Text size="sm">{sessionText.forgotPinHint}</Text>
        <TextInput
          name="email"
          type="email"
          label={sessionText.email}
          autoComplete="email"
          autoFocus
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" loading={isBusy}>
          {sessionText.sendLink}
        </Button>
        <Anchor component={Link} to={paths.login} size="sm">
          {sessionText.back}
        </Anchor>
      </Stack>
    </form>
  );
}
