import { logIn } from '../../../../shared/contract/auth.ts';
import { call } from '../../api/call.ts';
import { keepSession } from '../../api/session.ts';

/** A new session in place of the one that a new PIN has ended. Where it fails, the shell asks for a login as for any ended session. */
export async function logInWith(initials: string, pin: string): Promise<void> {
  try {
    keepSession(await call(logIn, { body: { initials, password: pin } }));
  } catch {
    // The next call finds that the session is over.
  }
}
