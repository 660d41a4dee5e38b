import { logIn } from '../../../shared/contract/auth.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { deviceName } from '../../../shared/domain/device-name.ts';
import type { LogInOutcome } from '../../../shared/schemas/log-in.ts';
import { initialsShape } from '../../../shared/entities/user.ts';
import { deviceCookie, knownDevice } from '../../runtime/known-device.ts';
import { log } from '../../platform/log.ts';
import { isPinRight } from '../../runtime/pin.ts';
import { route } from '../../runtime/route.ts';
import { type Uncount, countAttempt, forgetAttempts, guessesOfPin } from '../../stores/users/attempt-store.ts';
import { canaryId } from '../../stores/users/canary-store.ts';
import { keepLogIn } from '../../stores/users/log-in-store.ts';
import { openSession } from '../../stores/users/session-store.ts';
import { findUserByInitials } from '../../stores/users/user-store.ts';

/** More attempts than per user, because a whole office may share one address. */
const byAddress = { ...guessesOfPin, free: 25 };

export const handler = route(logIn, async ({ body, sourceIp, userAgent, cookies, setCookie, now }) => {
  const initials = body.initials.trim().toUpperCase();
  const user = await findUserByInitials(initials);
  const note = (outcome: LogInOutcome) =>
    noteAttempt({ userId: user?.id ?? null, address: sourceIp, device: deviceName(userAgent), outcome }, now);

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
    throw new AppError('wrong_login');
  }

  // Only this attempt is uncounted; earlier failures from the address remain.
  await (device ? forgetAttempts('login-device', device) : uncount());
  setCookie(await deviceCookie(user.id, device));
  const [session] = await Promise.all([openSession(user, now), note(device ? 'LoggedIn' : 'NewDevice')]);
  const { firstName, lastName, role } = user.data;
  return { ...session, userId: user.id, initials: user.data.initials, firstName, lastName, role };
});

async function noteAttempt(attempt: Parameters<typeof keepLogIn>[0], now: Date): Promise<void> {
  const { userId, address, outcome } = attempt;
  log('info', { event: 'log-in', ...(userId !== null && { userId }), address, outcome });
  // Several hundred a day would hide the users' own logins.
  if (userId !== canaryId) await keepLogIn(attempt, now);
}

async function countStranger(initials: string, sourceIp: string, now: Date): Promise<Uncount> {
  const counted = [await countAttempt('login-address', sourceIp, byAddress, now)];
  // Input that cannot be initials may be a PIN in the wrong field, so not even a hash of it is stored.
  if (initialsShape.test(initials)) counted.push(await countAttempt('login-initials', initials, guessesOfPin, now));
  return async () => {
    await Promise.all(counted.map((uncount) => uncount()));
  };
}
