import { Text, TextInput } from '@mantine/core';
import { ApiError } from '../../api/api-error.ts';
import { DialogForm, type Failure } from '../../components/dialogs/dialog-form.tsx';
import { type Run, showContent } from '../../components/dialogs/dialogs.ts';
import { askUntilDone } from '../../components/dialogs/prompt.ts';
import { HiddenInput } from '../../components/form/hidden-input.tsx';
import { textOf } from '../../components/text-of.ts';
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
  run: Run<PinAnswer>;
};

/** Asks for the current PIN before something that changes how one logs in, and closes when it is done. */
export function askPin({ title, run, ...request }: PinRequest): Promise<boolean> {
  return askUntilDone(run, (run) =>
    showContent({
      title,
      content: (close) => <PinForm {...request} run={run} close={(isDone) => close(isDone ? 'done' : undefined)} />,
    }),
  );
}

type PinFormProps = Omit<PinRequest, 'title'> & { close: (isDone: boolean) => void };

function PinForm({ hint, verb, name, run, close }: PinFormProps) {
  function faultsOf(entered: FormData) {
    const given = answerOf(entered);
    return {
      ...(given.currentPin === '' && { currentPin: pinsText.missing }),
      ...(name !== undefined && given.name === '' && { name: text.nameMissing }),
    };
  }

  return (
    <DialogForm
      verb={verb}
      faultsOf={faultsOf}
      run={(entered) => run(answerOf(entered))}
      explain={failureOf}
      close={close}
    >
      {(errors, isBusy) => (
        <>
          <Text size="sm">{hint}</Text>
          {name !== undefined && (
            <TextInput
              name="name"
              label={text.name}
              description={text.nameHint}
              defaultValue={name}
              maxLength={60}
              readOnly={isBusy}
              error={errors['name']}
            />
          )}
          <HiddenInput
            name="currentPin"
            label={text.currentPin}
            autoComplete="current-password"
            maxLength={64}
            autoFocus
            data-autofocus
            readOnly={isBusy}
            error={errors['currentPin']}
            visibilityToggleButtonProps={{ 'aria-label': pinsText.showCurrent }}
          />
        </>
      )}
    </DialogForm>
  );
}

function answerOf(entered: FormData): PinAnswer {
  return { currentPin: textOf(entered, 'currentPin'), name: textOf(entered, 'name').trim() };
}

function failureOf(error: unknown): Failure {
  const fields = error instanceof ApiError ? error.fields : [];
  const messages = fields.flatMap(({ field, message }) =>
    field === 'currentPin' || field === 'name' ? [[field, message] as const] : [],
  );
  return messages.length > 0 ? { fields: Object.fromEntries(messages) } : { message: sayWhy(error) };
}
