import type { ApiError } from './api-error.ts';
import { currentSession, sessionValue } from './session.ts';
import { createValue } from '../state/value.ts';

/** True while the user has to log in again; the shell shows the login over the page. */
export const sessionEnded = createValue(false);

let waiting: Promise<void> | undefined;

/**
 * Asks for a login in place and waits for it. All calls that meet an ended session share one login. @param error thrown
 * when no user was signed in, or when the user leaves instead
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
