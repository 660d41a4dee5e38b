import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { hideErrorsAbout, toast, type ToastMessage } from '../state/toast.ts';
import { ApiError } from './api-error.ts';
import { callInOrder, newAttempt, type Attempt } from './call-in-order.ts';
import type { AnswerOf, InputOf } from './call.ts';
import { UnsentSave } from './outbox-entry.ts';
import { patchLists } from './patch-lists.ts';
import { invalidateKinds } from './query-client.ts';
import { reportError } from './report-error.ts';
import { offerUndoOf } from './undo.ts';

type Texts<R extends Call> = {
  success?: string | ((answer: AnswerOf<R>) => string | ToastMessage);
  failure?: string;
  silent?: boolean;
  /** Called with the answer before anything is read again. */
  onAnswer?: (answer: AnswerOf<R>) => void;
};

export type Save<R extends Call> = {
  save: (input: InputOf<R>) => Promise<AnswerOf<R>>;
  /** As `save`, but without a network it gives what may wait in the outbox, if its caller keeps it there. */
  saveOrWait: (input: InputOf<R>) => Promise<AnswerOf<R> | UnsentSave>;
  saving: boolean;
};

const releaseAfterMs = 200;

type AttemptedSave = Attempt & { fingerprint: string };
type RunningSave<R extends Call> = { fingerprint: string; result: Promise<AnswerOf<R> | UnsentSave> };

const fingerprintOf = ({ params, query, body }: { params?: unknown; query?: unknown; body?: unknown }) =>
  JSON.stringify([params, query, body]);

/**
 * Calls a writing route with one idempotency key per user action, kept for the next attempt when no response came.
 * While a save is running, the same save joins it, so that a double click saves once.
 */
export function useSave<R extends Call>(
  route: R,
  { success, failure, silent = false, onAnswer }: Texts<R> = {},
): Save<R> {
  const [saving, setSaving] = useState(false);
  const memory = useRef<{ running?: RunningSave<R> | undefined; open?: AttemptedSave | undefined }>({});
  const release = useLater(() => setSaving(false), releaseAfterMs);

  function fail(error: unknown): never {
    if (!silent) reportError(error, failure, memory);
    throw error;
  }

  async function attempt(input: InputOf<R>): Promise<AnswerOf<R> | UnsentSave> {
    const fingerprint = fingerprintOf(input);
    const open =
      memory.current.open?.fingerprint === fingerprint ? memory.current.open : { fingerprint, ...newAttempt() };
    memory.current.open = open;
    release.cancel();
    setSaving(true);
    try {
      const answer = await callInOrder(route, input, open);
      if (answer instanceof UnsentSave) return answer;
      if (memory.current.open === open) memory.current.open = undefined;
      hideErrorsAbout(memory);
      onAnswer?.(answer);
      patchLists(route, answer);
      void invalidateKinds(route.changes);
      const undo = offerUndoOf(route, input, answer);
      if (success) report(typeof success === 'string' ? success : success(answer), undo);
      return answer;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status !== 0 && error.status < 500;
      if (isAnswered && memory.current.open === open) memory.current.open = undefined;
      return fail(error);
    } finally {
      release.later();
    }
  }

  function saveOrWait(input: InputOf<R>): Promise<AnswerOf<R> | UnsentSave> {
    const fingerprint = fingerprintOf(input);
    if (memory.current.running?.fingerprint === fingerprint) return memory.current.running.result;
    const running: RunningSave<R> = { fingerprint, result: attempt(input) };
    memory.current.running = running;
    const forget = () => {
      if (memory.current.running === running) memory.current.running = undefined;
    };
    running.result.then(forget, forget);
    return running.result;
  }

  async function save(input: InputOf<R>): Promise<AnswerOf<R>> {
    const answer = await saveOrWait(input);
    return answer instanceof UnsentSave ? fail(new ApiError(0)) : answer;
  }

  return { save, saveOrWait, saving };
}

function report(toastMessage: string | ToastMessage, undo: Pick<ToastMessage, 'action'>): void {
  const { message, ...options } = typeof toastMessage === 'string' ? { message: toastMessage } : toastMessage;
  toast.success(message, { ...undo, ...options });
}

function useLater(task: () => void, afterMs: number): { later: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const later = () => {
    cancel();
    if (!isGone.current) timer.current = setTimeout(task, afterMs);
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  return { later, cancel };
}
