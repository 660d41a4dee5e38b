import type { Call } from '../../../shared/contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import { checkNetwork, networkValue } from './network.ts';
import { isWaitingSave, ownEntries } from './outbox-store.ts';
import { failureText } from '../text/network.ts';
import { sharedComputer } from './shared-computer.ts';
import { UnsentSave } from './outbox-entry.ts';

export type Attempt = { key: string; isTried: boolean };

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), isTried: false });

/**
 * Calls a writing route after the saves that wait.
 * @returns the answer, or without a network the save, if it may wait in the outbox
 */
export async function callInOrder<R extends Call>(
  route: R,
  input: InputOf<R>,
  attempt: Attempt,
): Promise<AnswerOf<R> | UnsentSave> {
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
      if (await mayWait(error, route)) return new UnsentSave(attempt, route, input);
      const isLost = error.status === 0 && hadNetwork;
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
  const { outbox } = await import('./browser-outbox.ts');
  await outbox.flush();
}

async function mayWait({ status }: ApiError, { waits }: Call): Promise<boolean> {
  return waits === true && !sharedComputer.get() && status === 0 && !(await checkNetwork());
}
