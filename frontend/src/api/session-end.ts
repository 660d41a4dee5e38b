import type { ApiError } from './api-error.ts';
import { currentSession, sessionValue } from './session.ts';
import type { Session } from '../../../shared/schemas/user.ts';
import { createValue } from '../state/value.ts';

export const sessionEnded = createValue(false);

let waiting: Promise<void> | undefined;

/**
 * All calls that meet an ended session share one login.
 * @param ended with which the call was sent: its answer may come after a new login
 * @param error thrown when no user was signed in, or when the user leaves instead
 */
export function waitForLogin(ended: Session | undefined, error: ApiError): Promise<void> {
  const now = currentSession();
  if (!ended || now?.userId !== ended.userId) return Promise.reject(error);
  if (now.token !== ended.token) return Promise.resolve();
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
