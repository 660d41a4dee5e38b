import { AppError } from '../../../shared/codes/errors.ts';
import { wrongKey } from '../../../shared/codes/errors/log-in.ts';
import { logInByKey } from '../../../shared/contract/passkeys.ts';
import type { Credential } from '../../../shared/schemas/passkey.ts';
import { requireMayUsePin } from '../log-in-providers/pin-rule.ts';
import { userIdIn } from '../passkeys/relying-party.ts';
import { finishTicket, userOfTicket } from '../passkeys/second-factor.ts';
import { verifyCredential } from '../passkeys/verify.ts';
import { beginSession, noteAttempt } from '../begin-session.ts';
import { knownDevice } from '../known-device.ts';
import { route } from '../../request/route.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecord } from '../../data/core/table.ts';
import { countAttempt, guessesOfPin } from '../attempt-store.ts';
import { notePasskeyUse } from '../passkey-store.ts';

const byAddress = { ...guessesOfPin, free: 25 };

export const handler = route(logInByKey, async (context) => {
  const { body, sourceIp, cookies, now } = context;
  const { ticket, credential } = body;
  const uncount = await countAttempt('key-address', sourceIp, byAddress, now);
  const request = ticket === null ? undefined : await userOfTicket(ticket, 'Key', now);
  const user = request ?? (await ownerOf(credential));
  const counter = await verifyCredential(credential, user, { userId: request?.id, now });
  const isRight = user !== undefined && counter !== undefined;
  if (!isRight || !(await notePasskeyUse(user, credential.id, counter, now))) {
    await noteAttempt(context, { userId: user?.id ?? null, way: 'Key', outcome: 'WrongKey' });
    throw new AppError(wrongKey);
  }
  await requireMayUsePin(user).catch(async (refusal: unknown) => {
    if (refusal instanceof AppError) await noteAttempt(context, { userId: user.id, way: 'Key', outcome: 'Refused' });
    throw refusal;
  });
  if (ticket !== null) await finishTicket(ticket);
  await uncount();
  return beginSession(context, user, { way: 'Key', device: await knownDevice(cookies, user.id) });
});

/** The owner of a key that was found without initials: the authenticator names its user. */
async function ownerOf({ response }: Credential): Promise<StoredRecord<'user'> | undefined> {
  const userId = userIdIn(response.userHandle ?? '');
  const user = userId === undefined ? undefined : await findRecord('user', userId);
  return user?.deleted ? undefined : user;
}
