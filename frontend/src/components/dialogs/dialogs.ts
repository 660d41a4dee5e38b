import { sessionEnded } from '../../api/session-end.ts';
import { createValue, useValue } from '../../state/value.ts';

type Tone = 'plain' | 'danger' | 'warning' | 'error' | 'info';

export type ConfirmRequest = {
  kind: 'confirm';
  title: string;
  message: React.ReactNode;
  /** What the button does: 'Radera', 'Skapa faktura'. */
  verb: string;
  cancel?: string;
  tone?: Tone;
};

export type AlertRequest = { kind: 'alert'; title: string; message?: React.ReactNode; tone?: Tone };

export type PromptRequest = {
  kind: 'prompt';
  title: string;
  label: string;
  initial?: string;
  verb: string;
  maxLength?: number;
  /** A sentence when the text cannot be used; undefined when it can. */
  check?: (text: string) => string | undefined;
};

export type ContentRequest = {
  kind: 'content';
  title: string;
  size?: 'md' | 'lg';
  /** What stands in it; it may close the dialog, and tell what was chosen. */
  content: (close: (chosen?: string) => void) => React.ReactNode;
};

type DialogRequest = ConfirmRequest | AlertRequest | PromptRequest | ContentRequest;
export type OpenDialog = { id: number; request: DialogRequest; answer: (value: string | boolean) => void };

/** The dialogs that wait for an answer; the last one stands on top. */
export const openDialogs = createValue<readonly OpenDialog[]>([]);

/** Whether something stands above the panels that they may not answer for: a dialog, or the login in place. */
export function useIsCovered(): boolean {
  const dialogs = useValue(openDialogs);
  return useValue(sessionEnded) || dialogs.length > 0;
}

/** The same for what hears keys of the whole window. */
export const isCovered = (): boolean => sessionEnded.get() || openDialogs.get().length > 0;

let lastId = 0;

function ask(request: DialogRequest): Promise<string | boolean> {
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

/** Asks before something is done. @returns whether the button with the verb was chosen */
export async function confirm(request: Omit<ConfirmRequest, 'kind'>): Promise<boolean> {
  return (await ask({ kind: 'confirm', ...request })) === true;
}

/** Says something that has to be read; resolves when it was. */
export async function showAlert(request: Omit<AlertRequest, 'kind'>): Promise<void> {
  await ask({ kind: 'alert', ...request });
}

/** Asks for a line of text. @returns the text without blanks at its ends, or undefined when cancelled */
export async function prompt(request: Omit<PromptRequest, 'kind'>): Promise<string | undefined> {
  const answer = await ask({ kind: 'prompt', ...request });
  return typeof answer === 'string' ? answer : undefined;
}

/** Shows something of its own above all else. @returns what was chosen in it, or undefined when it was only closed */
export async function showContent(request: Omit<ContentRequest, 'kind'>): Promise<string | undefined> {
  const answer = await ask({ kind: 'content', ...request });
  return typeof answer === 'string' ? answer : undefined;
}

/** Takes every dialog away, as if it had been cancelled. */
export function dismissDialogs(): void {
  for (const { answer } of openDialogs.get()) answer(false);
}
