import { logIn } from '../../../../shared/contract/auth.ts';
import type { Session } from '../../../../shared/schemas/user.ts';
import { call } from '../../api/call.ts';

/** The login call; loaded with the first try, so that the page shows before the schemas have come. */
export function sendLogin(body: { initials: string; password: string }): Promise<Session> {
  return call(logIn, { body });
}
