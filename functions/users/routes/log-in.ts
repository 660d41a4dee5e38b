import { logIn } from '../../../shared/contract/auth.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { wrongLogin } from '../../../shared/codes/errors/log-in.ts';
import type { LogInOutcome } from '../../../shared/codes/log-ins.ts';
import { initialsShape } from '../../../shared/entities/user.ts';
import { requireMayUsePin } from '../log-in-providers/pin-rule.ts';
import { stepAfterPin } from '../passkeys/second-factor.ts';
import { beginSession, noteAttempt } from '../begin-session.ts';
import { knownDevice } from '../known-device.ts';
import { hashPin, isOutdatedHash, isPinRight } from '../pin.ts';
import { route } from '../../request/route.ts';
import { type Uncount, countAttempt, forgetAttempts, guessesOfPin } from '../attempt-store.ts';
import { findUserByInitials, replacePinHash } from '../user-store.ts';

/** More attempts than per user, because a whole office may share one address. */
const byAddress = { ...guessesOfPin, free: 25 };

export const handler = route(logIn, async (context) => {
  const { body, sourceIp, cookies, now, afterCommit } = context;
  const initials = body.initials.trim().toUpperCase();
  const user = await findUserByInitials(initials);
  const note = (outcome: LogInOutcome) => noteAttempt(context, { userId: user?.id ?? null, way: 'Pin', outcome });

  const device = await knownDevice(cookies, user?.id);
  const counting = device
    ? countAttempt('login-device', device, guessesOfPin, now)
    : countStranger(initials, sourceIp, now);
  const uncount = await counting.catch(async (refusal: unknown) => {
    if (refusal instanceof AppError) await note('Waiting');
    throw refusal;
  });

  const isRight = await isPinRight(body.password, user?.data.pinHash);
  if (!isRight || !user) {
    await note(user ? 'WrongPin' : 'UnknownInitials');
    throw new AppError(wrongLogin);
  }

  await requireMayUsePin(user).catch(async (refusal: unknown) => {
    if (refusal instanceof AppError) await note('PinNotAllowed');
    throw refusal;
  });

  // Only this attempt is uncounted; earlier failures from the address remain.
  await (device ? forgetAttempts('login-device', device) : uncount());
  const { pinHash } = user.data;
  if (isOutdatedHash(pinHash)) afterCommit(async () => replacePinHash(user, await hashPin(body.password)));
  const step = await stepAfterPin(user, now);
  if (!step) return beginSession(context, user, { way: 'Pin', device });
  await note('KeyAsked');
  return step;
});

async function countStranger(initials: string, sourceIp: string, now: Date): Promise<Uncount> {
  const counted = [await countAttempt('login-address', sourceIp, byAddress, now)];
  // Input that cannot be initials may be a PIN in the wrong field, so not even a hash of it is stored.
  if (initialsShape.test(initials)) counted.push(await countAttempt('login-initials', initials, guessesOfPin, now));
  return async () => {
    await Promise.all(counted.map((uncount) => uncount()));
  };
}
