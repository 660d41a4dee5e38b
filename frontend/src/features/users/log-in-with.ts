import { logIn } from '../../../../shared/contract/auth.ts';
import { call } from '../../api/call.ts';
import { keepSession } from '../../api/session.ts';

/**
 * Logs in again after a PIN change ended the session. If that fails, the shell asks for a login as for any ended
 * session.
 */
export async function logInWith(initials: string, pin: string): Promise<void> {
  try {
    keepSession(await call(logIn, { body: { initials, password: pin } }));
  } catch {
    // The next call reports the ended session.
  }
}
