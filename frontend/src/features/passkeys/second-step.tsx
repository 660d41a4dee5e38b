import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { deviceName } from '../../../../shared/domain/device-name.ts';
import type { UnfinishedLogIn } from '../../../../shared/schemas/passkey.ts';
import type { Session } from '../../../../shared/schemas/user.ts';
import { passkeysText as text } from '../../text/passkeys.ts';
import { logInWithCode, logInWithFirstKey, logInWithKey } from './key-log-in.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  step: UnfinishedLogIn;
  onSession: (session: Session) => void;
  onStartOver: () => void;
};

/** What is left of a login once the PIN was right. */
export default function SecondStep({ step, onSession, onStartOver }: Props) {
  const Step = step.unfinished === 'Key' ? ShowKey : MakeKey;
  return (
    <Stack gap="sm">
      <Step ticket={step.ticket} onSession={onSession} />
      <Anchor component="button" type="button" size="sm" ta="start" onClick={onStartOver}>
        {text.startOver}
      </Anchor>
    </Stack>
  );
}

type StepProps = { ticket: string; onSession: (session: Session) => void };

/** Runs one attempt at a time, and keeps what to tell when it fails. */
function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function attempt(run: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await run();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { attempt, isBusy, error, setError };
}

function Refusal({ error }: { error: string | undefined }) {
  return (
    error && (
      <Alert color="red" role="alert" p="xs">
        {error}
      </Alert>
    )
  );
}

type StepFormProps = {
  title: string;
  hint: string;
  /** The name of the field whose text is submitted. */
  field: string;
  error: string | undefined;
  onSubmit: (typed: string) => void;
  children: React.ReactNode;
};

function StepForm({ title, hint, field, error, onSubmit, children }: StepFormProps) {
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(field);
    onSubmit(typeof typed === 'string' ? typed.trim() : '');
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm">{hint}</Text>
        <Refusal error={error} />
        {children}
      </Stack>
    </form>
  );
}

function ShowKey({ ticket, onSession }: StepProps) {
  const [isByCode, setIsByCode] = useState(false);
  const { attempt, isBusy, error, setError } = useAttempt();

  function submit(code: string) {
    if (isByCode && code === '') setError(text.recoveryCodeMissing);
    else void attempt(async () => onSession(await (isByCode ? logInWithCode(ticket, code) : logInWithKey(ticket))));
  }

  return (
    <StepForm title={text.secondTitle} hint={text.secondHint} field="recoveryCode" error={error} onSubmit={submit}>
      {isByCode && (
        <TextInput
          name="recoveryCode"
          label={text.recoveryCode}
          description={text.recoveryCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
      )}
      <Button type="submit" loading={isBusy} autoFocus={!isByCode} data-autofocus={!isByCode || undefined}>
        {isByCode ? text.logIn : text.showKey}
      </Button>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="start"
        onClick={() => {
          setError(undefined);
          setIsByCode(!isByCode);
        }}
      >
        {isByCode ? text.showKeyInstead : text.byCode}
      </Anchor>
    </StepForm>
  );
}

function MakeKey({ ticket, onSession }: StepProps) {
  const [made, setMade] = useState<Awaited<ReturnType<typeof logInWithFirstKey>>>();
  const { attempt, isBusy, error, setError } = useAttempt();
  if (made)
    return <RecoveryCodes codes={made.recoveryCodes} verb={text.toKlang} onDone={() => onSession(made.session)} />;

  function submit(name: string) {
    if (name === '') setError(text.nameMissing);
    else void attempt(async () => setMade(await logInWithFirstKey(ticket, name)));
  }

  return (
    <StepForm title={text.firstTitle} hint={text.firstHint} field="name" error={error} onSubmit={submit}>
      <TextInput
        name="name"
        label={text.name}
        description={text.nameHint}
        defaultValue={deviceName(navigator.userAgent)}
        maxLength={60}
      />
      <Button type="submit" loading={isBusy} autoFocus data-autofocus>
        {text.make}
      </Button>
    </StepForm>
  );
}
