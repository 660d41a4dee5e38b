import type { ApiError } from './api-error.ts';
import { currentSession, sessionValue } from './session.ts';
import { createValue } from '../state/value.ts';

export const sessionEnded = createValue(false);

let waiting: Promise<void> | undefined;

/**
 * All calls that meet an ended session share one login.
 * @param error thrown when no user was signed in, or when the user leaves instead
 */
export function waitForLogin(error: ApiError): Promise<void> {
  const ended = currentSession();
  if (!ended) return Promise.reject(error);
  waiting ??= new Promise<void>((resolve, reject) => {
    sessionEnded.set(true);
    const stop = sessionValue.subscribe(() => {
      const session = currentSession();
      if (session?.token === ended.token) return;
      stop();
      waiting = undefined;
      sessionEnded.set(false);
      if (session?.userId === ended.userId) resolve();
      else reject(error);
    });
  });
  return waiting;
}
