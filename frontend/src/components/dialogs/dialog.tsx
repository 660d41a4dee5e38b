import '../over-styles.ts';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { sessionEnded } from '../../api/session-end.ts';
import { useValue } from '../../state/value.ts';
import { useFocusReturn } from '../focus-return.ts';
import { registerForm } from '../open-forms.ts';
import type { OpenDialog, PromptRequest } from './dialogs.ts';
import { common } from '../../text/common.ts';
import { dialogsText } from '../../text/dialogs.ts';

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

function PromptForm({ request, answer }: { request: PromptRequest; answer: (value: string | boolean) => void }) {
  const [text, setText] = useState(request.initial ?? '');
  const [error, setError] = useState<string>();
  const isAnswered = useRef(false);
  const { initial = '' } = request;
  useEffect(
    () => registerForm('prompt', { isDirty: () => !isAnswered.current && text !== initial, discard: () => undefined }),
    [text, initial],
  );

  /** What the answer leads to must not be asked about the text. */
  function close(value: string | false) {
    isAnswered.current = true;
    answer(value);
  }

  function submit(event: React.FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const trimmed = text.trim();
    const wrong = trimmed === '' ? dialogsText.emptyField : request.check?.(trimmed);
    if (wrong) setError(wrong);
    else close(trimmed);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        data-autofocus
        label={request.label}
        value={text}
        maxLength={request.maxLength}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => close(false)}>
          {common.cancel}
        </Button>
        <Button type="submit">{request.verb}</Button>
      </Group>
    </form>
  );
}
