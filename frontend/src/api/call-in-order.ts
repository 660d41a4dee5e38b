import type { Call } from '../../../shared/contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import { checkNetwork, networkValue } from './network.ts';
import { isWaitingSave, ownEntries } from './outbox-entries.ts';
import { failureText } from '../text/network.ts';
import { sharedComputer } from './shared-computer.ts';
import { storedRoute, type UnsentSave } from './outbox-entry.ts';

export type Attempt = { key: string; isTried: boolean };

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), isTried: false });

/** Calls a writing route after the saves that wait. Without a network, its error tells what may wait in the outbox. */
export async function callInOrder<R extends Call>(route: R, input: InputOf<R>, attempt: Attempt): Promise<AnswerOf<R>> {
  const hadNetwork = networkValue.get();
  try {
    if (route.waits) {
      if (!networkValue.get() && !(await checkNetwork())) throw new ApiError(0);
      if (ownEntries.get().some(isWaitingSave)) await flushOutbox();
    }
    attempt.isTried = true;
    return await call(route, input, { idempotencyKey: attempt.key });
  } catch (error) {
    if (error instanceof ApiError) {
      error.unsent = await unsentOf(error, route, input, attempt);
      const isLost = error.status === 0 && hadNetwork && !error.unsent;
      // The server's own 504 says so in words of its own, the gateway's does not.
      const isUnexplained = error.status === 504 && error.message.startsWith(failureText.unknown);
      if (isLost || isUnexplained) {
        error.isUncertain = true;
        error.message = failureText.uncertain + error.message;
      }
    }
    throw error;
  }
}

async function flushOutbox(): Promise<void> {
  const { outbox } = await import('./own-outbox.ts');
  await outbox.flush();
}

async function unsentOf(
  { status }: ApiError,
  route: Call,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  attempt: Attempt,
): Promise<UnsentSave | undefined> {
  if (!route.waits || sharedComputer.get() || status !== 0 || (await checkNetwork())) return undefined;
  const { key, isTried } = attempt;
  return { key, isTried, route: storedRoute(route), input: { params, query, body } };
}
