import { hideToastsWith, toast } from '../state/toast.ts';
import { finalActs, undoText as text } from '../text/undo.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import { type AnswerOf, call, type InputOf } from './call.ts';
import { checkNetwork, networkValue } from './network.ts';
import { invalidateKinds } from './query-client.ts';
import { reportError } from './report-error.ts';
import { currentSession } from './session.ts';
import { type Undoable, undoableOf } from './undoable.ts';

type Action = { label: string; onSelect: () => void };

type Act = { userId: number | undefined; key: string } & (
  | { undoable: Undoable; action: Action }
  | { bringBack: (idempotencyKey: string) => Promise<unknown>; action: Action }
  | { refusal: string }
);

const maxActs = 100;
let acts: readonly Act[] = [];

function remember(act: Act): void {
  acts = [...acts, act].slice(-maxActs);
}

export function offerUndo(undoable: Undoable): { action: Action } {
  const action = { label: text.undo, onSelect: () => void undo(act) };
  const act: Act = { ...by(), undoable, action };
  remember(act);
  return { action };
}

/** @param bringBack throws what fails: an undo that the network drops is then made by the next attempt */
export function offerUndoBy(bringBack: (idempotencyKey: string) => Promise<unknown>): { action: Action } {
  const action = { label: text.undo, onSelect: () => void undo(act) };
  const act: Act = { ...by(), bringBack, action };
  remember(act);
  return { action };
}

/** For what one call brings back, which `success` then says. */
export function offerUndoByCall<R extends Call>(
  route: R,
  input: InputOf<R>,
  success: string | ((answer: AnswerOf<R>) => string),
): { action: Action } {
  return offerUndoBy(async (idempotencyKey) => {
    const answer = await call(route, input, { idempotencyKey });
    toast.success(typeof success === 'string' ? success : success(answer));
    void invalidateKinds(route.changes);
  });
}

export function offerUndoOf<R extends Call>(route: R, input: InputOf<R>, answer?: unknown): { action?: Action } {
  const refusal = finalActs[route.name];
  if (refusal !== undefined) remember({ ...by(), refusal });
  const undoable = undoableOf(route, input, answer);
  return undoable ? offerUndo(undoable) : {};
}

export function undoLatest(): void {
  const userId = currentSession()?.userId;
  const latest = acts.findLast((act) => act.userId === userId);
  if (!latest) toast.info(text.nothing);
  else void undo(latest);
}

const by = () => ({ userId: currentSession()?.userId, key: crypto.randomUUID() });

let running: Promise<void> = Promise.resolve();

/** One at a time, in the order they were asked for. */
function undo(act: Act): Promise<void> {
  if (!acts.includes(act)) return running;
  acts = acts.filter((one) => one !== act);
  if ('refusal' in act) {
    toast.warning(act.refusal);
    return running;
  }
  hideToastsWith(act.action);
  running = running.then(() => carryOut(act));
  return running;
}

async function carryOut(act: Exclude<Act, { refusal: string }>): Promise<void> {
  try {
    if ('bringBack' in act) {
      await act.bringBack(act.key);
      return;
    }
    if (!networkValue.get() && !(await checkNetwork())) throw new ApiError(0);
    const { restore } = await import('./restore.ts');
    await restore(act.undoable, act.key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) remember(act);
    reportError(error, text.notUndone);
  }
}
