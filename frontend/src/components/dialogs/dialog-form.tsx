import { Alert, Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';
import type { Run } from './dialogs.ts';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;
export type Failure = { fields?: FieldErrors; title?: string; message?: string };

type Props = {
  verb: string;
  faultsOf: (entered: FormData) => FieldErrors;
  /** Does what the dialog asks for, which stays open until then. */
  run: Run<FormData>;
  explain: (error: unknown) => Failure | Promise<Failure>;
  close: (isDone: boolean) => void;
  children: (errors: FieldErrors, isBusy: boolean) => React.ReactNode;
};

export function DialogForm({ verb, faultsOf, run, explain, close, children }: Props) {
  const [{ fields = {}, title, message }, setFailure] = useState<Failure>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const isOpen = useIsOpen();

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isRunning.current) return;
    const entered = new FormData(event.currentTarget);
    const faults = faultsOf(entered);
    setFailure({ fields: faults });
    if (Object.keys(faults).length > 0) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      if ((await run(entered)) !== false && isOpen.current) close(true);
    } catch (error) {
      show(await explain(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  function show(failure: Failure) {
    if (!isOpen.current) return reportClosed(failure);
    // The button that was pressed has lost the focus while it was busy.
    flushSync(() => setFailure(failure));
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
  }

  function forgetFault({ target }: React.FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setFailure(({ fields, ...others }) => ({
      ...others,
      fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([field]) => field !== name)),
    }));
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} onChange={forgetFault}>
      <Stack gap="sm">
        {children(fields, isBusy)}
        {message !== undefined && (
          <Alert color="red" role="alert" title={title} p="xs">
            {message}
          </Alert>
        )}
        <Group justify="flex-end" mt="xs" gap="xs">
          <Button variant="default" onClick={() => close(false)}>
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

function useIsOpen(): React.RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Reports what failed after its dialog was closed. */
function reportClosed({ fields = {}, title, message }: Failure): void {
  for (const one of message === undefined ? Object.values(fields) : [message])
    toast.error(one, title === undefined ? {} : { title });
}
