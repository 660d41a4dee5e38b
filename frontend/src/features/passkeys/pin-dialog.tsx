import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { common } from '../../text/common.ts';
import { passkeysText as text } from '../../text/passkeys.ts';
import { pinsText } from '../../text/pins.ts';
import { sayWhy } from './authenticator.ts';

type PinAnswer = { currentPin: string; name: string };

type PinRequest = {
  title: string;
  hint: string;
  verb: string;
  /** Proposed for a new key, which the dialog then also asks the name of. */
  name?: string;
  run: (given: PinAnswer) => Promise<void>;
};

/** Asks for the current PIN before something that changes how one logs in, and closes when it is done. */
export async function askPin({ title, ...request }: PinRequest): Promise<boolean> {
  const done = await showContent({ title, content: (close) => <PinForm {...request} close={close} /> });
  return done !== undefined;
}

type Errors = { currentPin?: string; name?: string; other?: string };

function PinForm({ hint, verb, name, run, close }: Omit<PinRequest, 'title'> & { close: (chosen?: string) => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const entered = new FormData(event.currentTarget);
    const given = { currentPin: entryOf(entered, 'currentPin'), name: entryOf(entered, 'name').trim() };
    const missing = {
      ...(given.currentPin === '' && { currentPin: pinsText.missing }),
      ...(name !== undefined && given.name === '' && { name: text.nameMissing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    try {
      await run(given);
      close('done');
    } catch (error) {
      setErrors(errorsOf(error));
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Text size="sm">{hint}</Text>
        {errors.other && (
          <Alert color="red" role="alert" p="xs">
            {errors.other}
          </Alert>
        )}
        {name !== undefined && (
          <TextInput
            name="name"
            label={text.name}
            description={text.nameHint}
            defaultValue={name}
            maxLength={60}
            error={errors.name}
          />
        )}
        <PasswordInput
          name="currentPin"
          label={text.currentPin}
          autoComplete="current-password"
          maxLength={64}
          autoFocus
          data-autofocus
          error={errors.currentPin}
          visibilityToggleButtonProps={{ 'aria-label': pinsText.showCurrent }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => close()}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function entryOf(entered: FormData, field: string): string {
  const value = entered.get(field);
  return typeof value === 'string' ? value : '';
}

function errorsOf(error: unknown): Errors {
  const fields = error instanceof ApiError ? error.fields : [];
  const messages = fields.flatMap(({ field, message }) =>
    field === 'currentPin' || field === 'name' ? [[field, message] as const] : [],
  );
  return messages.length > 0 ? Object.fromEntries(messages) : { other: sayWhy(error) };
}
