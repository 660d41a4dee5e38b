import {
  beginFirstKey,
  beginKeyLogIn,
  logInByFirstKey,
  logInByKey,
  logInByRecoveryCode,
} from '../../../../shared/contract/calls/passkeys.ts';
import type { Session } from '../../../../shared/schemas/user.ts';
import { call } from '../../api/call.ts';
import { makePasskey, sayWhy, showPasskey } from './authenticator.ts';

/** Logs in by a passkey alone or, with a ticket, after the PIN. @throws an Error with what to tell the person */
export function logInWithKey(ticket: string | null = null): Promise<Session> {
  return plainly(async () => {
    const credential = await showPasskey(await call(beginKeyLogIn, { body: { ticket } }));
    return call(logInByKey, { body: { ticket, credential } });
  });
}

export function logInWithCode(ticket: string, recoveryCode: string): Promise<Session> {
  return plainly(() => call(logInByRecoveryCode, { body: { ticket, recoveryCode } }));
}

export function logInWithFirstKey(ticket: string, name: string) {
  return plainly(async () => {
    const credential = await makePasskey(await call(beginFirstKey, { body: { ticket } }));
    return call(logInByFirstKey, { body: { ticket, name, credential } });
  });
}

async function plainly<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    throw new Error(sayWhy(error), { cause: error });
  }
}
