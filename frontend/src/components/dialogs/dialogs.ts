import { sessionEnded } from '../../api/session-end.ts';
import { createValue, useValue } from '../../state/value.ts';

type Tone = 'plain' | 'danger' | 'warning' | 'error' | 'info';

export type ConfirmRequest = {
  kind: 'confirm';
  title: string;
  message: React.ReactNode;
  verb: string;
  cancel?: string;
  tone?: Tone;
  /** What was typed is in doubt: Enter alone does not save it. */
  isDoubt?: true;
};

export type AlertRequest = { kind: 'alert'; title: string; message?: React.ReactNode; tone?: Tone };

/** What is done with what a dialog asks for. What it throws is shown there, and on false the dialog stays as it is. */
export type Run<Typed> = (typed: Typed) => Promise<unknown>;

export type PromptRequest = {
  kind: 'prompt';
  title: string;
  label: string;
  initial?: string;
  verb: string;
  maxLength?: number;
  check?: (text: string) => string | undefined;
  run: Run<string>;
  /** The title of an error. */
  failure: string;
  /** Reads the record when another user has changed it, so that the next attempt starts from the newest version. */
  readAgain?: () => Promise<unknown>;
};

export type ContentRequest = {
  kind: 'content';
  title: string;
  size?: 'md' | 'lg';
  content: (close: (chosen?: string) => void) => React.ReactNode;
};

type DialogRequest = ConfirmRequest | AlertRequest | PromptRequest | ContentRequest;
export type OpenDialog = { id: number; request: DialogRequest; answer: (value: string | boolean) => void };

export const openDialogs = createValue<readonly OpenDialog[]>([]);

/** True while a dialog or the login covers the panels, which then ignore keys. */
export function useIsCovered(): boolean {
  const dialogs = useValue(openDialogs);
  return useValue(sessionEnded) || dialogs.length > 0;
}

export const isCovered = (): boolean => sessionEnded.get() || openDialogs.get().length > 0;

let lastId = 0;

export function ask(request: DialogRequest): Promise<string | boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (value: string | boolean) => {
      openDialogs.set(openDialogs.get().filter((dialog) => dialog.id !== id));
      resolve(value);
    };
    openDialogs.set([...openDialogs.get(), { id, request, answer }]);
  });
}

export async function confirm(request: Omit<ConfirmRequest, 'kind'>): Promise<boolean> {
  return (await ask({ kind: 'confirm', ...request })) === true;
}

export async function showAlert(request: Omit<AlertRequest, 'kind'>): Promise<void> {
  await ask({ kind: 'alert', ...request });
}

export async function showContent(request: Omit<ContentRequest, 'kind'>): Promise<string | undefined> {
  const answer = await ask({ kind: 'content', ...request });
  return typeof answer === 'string' ? answer : undefined;
}

export function dismissDialogs(): void {
  for (const { answer } of openDialogs.get()) answer(false);
}
