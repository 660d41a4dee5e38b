import '../over-styles.ts';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { changeSentence } from '../../../../shared/text/record-change.ts';
import { ApiError } from '../../api/api-error.ts';
import { explain } from '../../api/report-error.ts';
import { sessionEnded } from '../../api/session-end.ts';
import { useValue } from '../../state/value.ts';
import { useFocusReturn } from '../focus-return.ts';
import { textOf } from '../text-of.ts';
import { registerForm } from '../open-forms.ts';
import { DialogForm, type Failure, type FieldErrors } from './dialog-form.tsx';
import type { OpenDialog, PromptRequest } from './dialogs.ts';
import { common } from '../../text/common.ts';
import { promptText } from '../../text/prompt.ts';

const zIndex = 600;

export function Dialog({ dialog, isTop }: { dialog: OpenDialog; isTop: boolean }) {
  const { request, answer } = dialog;
  const isAlert = request.kind === 'alert';
  // Enter alone neither deletes nor saves what is doubted.
  const isRisky = request.kind === 'confirm' && (request.tone === 'danger' || request.isDoubt === true);
  const isActive = !useValue(sessionEnded) && isTop;
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={() => answer(isAlert)}
      title={<DialogTitle tone={'tone' in request ? request.tone : undefined}>{request.title}</DialogTitle>}
      centered
      size={'size' in request ? request.size : 'md'}
      zIndex={zIndex}
      lockScroll={false}
      withCloseButton={!isAlert}
      closeButtonProps={{ 'aria-label': common.close }}
      closeOnClickOutside={false}
      closeOnEscape={isActive}
      trapFocus={isActive}
      transitionProps={{ duration: 80 }}
    >
      {request.kind === 'prompt' ? (
        <PromptForm request={request} answer={answer} />
      ) : request.kind === 'content' ? (
        request.content((chosen) => answer(chosen ?? false))
      ) : (
        <>
          {request.message !== undefined && (
            <Text component="div" size="sm">
              {request.message}
            </Text>
          )}
          <Group justify="flex-end" mt="lg" gap="xs">
            {request.kind === 'confirm' && (
              <Button variant="default" data-autofocus={isRisky || undefined} onClick={() => answer(false)}>
                {request.cancel ?? common.cancel}
              </Button>
            )}
            <Button
              data-autofocus={!isRisky || undefined}
              color={'tone' in request && request.tone === 'danger' ? 'red' : undefined}
              onClick={() => answer(true)}
            >
              {request.kind === 'confirm' ? request.verb : 'OK'}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

function DialogTitle({ tone, children }: { tone: string | undefined; children: string }) {
  const isSerious = tone === 'danger' || tone === 'warning' || tone === 'error';
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      {isSerious && <IconAlertTriangle size="1.25rem" color="var(--mantine-color-error)" aria-hidden />}
      {tone === 'info' && <IconInfoCircle size="1.25rem" aria-hidden />}
      <span>{children}</span>
    </Group>
  );
}

function PromptForm({ request, answer }: { request: PromptRequest; answer: (value: boolean) => void }) {
  const { initial = '' } = request;
  const field = useRef<HTMLInputElement>(null);
  const isAnswered = useRef(false);
  useEffect(
    () =>
      registerForm('prompt', {
        isDirty: () => !isAnswered.current && field.current !== null && field.current.value !== initial,
        discard: () => undefined,
      }),
    [initial],
  );

  function faultsOf(entered: FormData): FieldErrors {
    const typed = typedIn(entered);
    const wrong = typed === '' ? promptText.emptyField : request.check?.(typed);
    return wrong ? { text: wrong } : {};
  }

  /** What the answer leads to must not be asked about the text. */
  function close(isDone: boolean) {
    isAnswered.current = true;
    answer(isDone);
  }

  return (
    <DialogForm
      verb={request.verb}
      faultsOf={faultsOf}
      run={(entered) => request.run(typedIn(entered))}
      explain={(error) => failureOf(error, request)}
      close={close}
    >
      {(errors, isBusy) => (
        <TextInput
          ref={field}
          data-autofocus
          name="text"
          label={request.label}
          defaultValue={initial}
          maxLength={request.maxLength}
          readOnly={isBusy}
          error={errors['text']}
        />
      )}
    </DialogForm>
  );
}

const typedIn = (entered: FormData): string => textOf(entered, 'text').trim();

async function failureOf(error: unknown, { failure, readAgain }: PromptRequest): Promise<Failure> {
  const { fields = [], facts: { changed } = {} } = error instanceof ApiError ? error : {};
  if (changed && readAgain) {
    await readAgain();
    return { title: failure, message: `${changeSentence(changed)} ${promptText.isReadAgain}` };
  }
  if (fields.length > 0) return { fields: { text: fields.map(({ message }) => message).join(' ') } };
  const { title, messages } = explain(error, failure);
  return { ...(title !== undefined && { title }), ...(messages.length > 0 && { message: messages.join(' ') }) };
}
