import { logIn } from '../../../../shared/contract/calls/auth.ts';
import type { UnfinishedLogIn } from '../../../../shared/schemas/passkey.ts';
import type { Session } from '../../../../shared/schemas/user.ts';
import { call } from '../../api/call.ts';

/** The login call; loaded on the first attempt, which keeps the schemas out of the initial bundle. */
export function sendLogin(body: { initials: string; password: string }): Promise<Session | UnfinishedLogIn> {
  return call(logIn, { body });
}
