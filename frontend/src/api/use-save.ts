import { useEffect, useRef, useState } from 'react';
import type { Route } from '../../../shared/contract/route.ts';
import { toast, type Told } from '../components/toast/toast.ts';
import { ApiError } from './api-error.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import { checkNetwork, networkValue } from './network.ts';
import { isWaitingSave, ownEntries } from './outbox-entries.ts';
import { mayWait, storedRoute, type Unsent } from './outbox-entry.ts';
import { patchLists } from './patch-lists.ts';
import { invalidateKinds } from './query-client.ts';
import { reportError } from './report-error.ts';
import { offerUndoOf } from './undo.ts';

type Texts<R extends Route> = {
  success?: string | ((answer: AnswerOf<R>) => string | Told);
  failure?: string;
  silent?: boolean;
};

export type Save<R extends Route> = {
  save: (input: InputOf<R>) => Promise<AnswerOf<R>>;
  saving: boolean;
};

const releaseAfterMs = 200;

type Attempt = { fingerprint: string; key: string; isTried: boolean };
type Running<Answer> = { fingerprint: string; answer: Promise<Answer> };

const fingerprintOf = ({ params, query, body }: { params?: unknown; query?: unknown; body?: unknown }) =>
  JSON.stringify([params, query, body]);

/**
 * Calls a writing route with one idempotency key per user action, kept for the next attempt when no response came.
 * While a save is running, the same save joins it, so that a double click saves once.
 */
export function useSave<R extends Route>(route: R, { success, failure, silent = false }: Texts<R> = {}): Save<R> {
  const [saving, setSaving] = useState(false);
  const memory = useRef<{ running?: Running<AnswerOf<R>> | undefined; open?: Attempt | undefined }>({});
  const release = useLater(() => setSaving(false), releaseAfterMs);

  async function attempt(input: InputOf<R>): Promise<AnswerOf<R>> {
    const fingerprint = fingerprintOf(input);
    const open =
      memory.current.open?.fingerprint === fingerprint
        ? memory.current.open
        : { fingerprint, key: crypto.randomUUID(), isTried: false };
    memory.current.open = open;
    release.cancel();
    setSaving(true);
    try {
      const answer = await ask(input, open);
      if (memory.current.open === open) memory.current.open = undefined;
      patchLists(route, answer);
      void invalidateKinds(route.changes);
      const undo = offerUndoOf(route, input, answer);
      if (success) tell(typeof success === 'string' ? success : success(answer), undo);
      return answer;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status !== 0 && error.status < 500;
      if (isAnswered && memory.current.open === open) memory.current.open = undefined;
      if (error instanceof ApiError) error.unsent = await unsentOf(error, route, input, open);
      if (!silent) reportError(error, failure);
      throw error;
    } finally {
      release.later();
    }
  }

  async function ask(input: InputOf<R>, open: Attempt): Promise<AnswerOf<R>> {
    if (mayWait(route)) {
      if (!networkValue.get() && !(await checkNetwork())) throw new ApiError(0);
      if (ownEntries.get().some(isWaitingSave)) await flushOutbox();
    }
    open.isTried = true;
    return call(route, input, { idempotencyKey: open.key });
  }

  function save(input: InputOf<R>): Promise<AnswerOf<R>> {
    const fingerprint = fingerprintOf(input);
    if (memory.current.running?.fingerprint === fingerprint) return memory.current.running.answer;
    const running: Running<AnswerOf<R>> = { fingerprint, answer: attempt(input) };
    memory.current.running = running;
    const forget = () => {
      if (memory.current.running === running) memory.current.running = undefined;
    };
    running.answer.then(forget, forget);
    return running.answer;
  }

  return { save, saving };
}

/** Earlier saves arrive first. */
async function flushOutbox(): Promise<void> {
  const { outbox } = await import('./own-outbox.ts');
  await outbox.flush();
}

async function unsentOf(
  { status }: ApiError,
  route: Route,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  { key, isTried }: Attempt,
): Promise<Unsent | undefined> {
  if (!mayWait(route) || status !== 0 || (await checkNetwork())) return undefined;
  return { key, route: storedRoute(route), input: { params, query, body }, isTried };
}

function tell(told: string | Told, undo: Pick<Told, 'action'>): void {
  const { message, ...options } = typeof told === 'string' ? { message: told } : told;
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
