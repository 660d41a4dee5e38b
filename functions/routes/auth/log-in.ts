import { logIn } from '../../../shared/contract/auth.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { initialsShape } from '../../../shared/schemas/user.ts';
import { deviceCookie, knownDevice } from '../../runtime/known-device.ts';
import { isPinRight } from '../../runtime/pin.ts';
import { route } from '../../runtime/route.ts';
import { type Uncount, countAttempt, forgetAttempts } from '../../stores/attempt-store.ts';
import { openSession } from '../../stores/session-store.ts';
import { findUserByInitials } from '../../stores/user-store.ts';

const byInitials = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, forgetSeconds: 60 * 60 };
/** A whole office may share one address, so that many fail there before it has to wait. */
const byAddress = { ...byInitials, free: 25 };

export const handler = route(logIn, async ({ body, sourceIp, cookies, setCookie, now }) => {
  const initials = body.initials.trim().toUpperCase();
  const user = await findUserByInitials(initials);
  const device = await knownDevice(cookies, user?.id);
  const uncount = device
    ? await countAttempt('login-device', device, byInitials, now)
    : await countStranger(initials, sourceIp, now);

  if (!(await isPinRight(body.password, user?.data.pinHash)) || !user) throw new AppError('wrong_login');

  // What others have failed with stays counted.
  await (device ? forgetAttempts('login-device', device) : uncount());
  setCookie(await deviceCookie(user.id, device));
  const session = await openSession(user, now);
  const { firstName, lastName, role } = user.data;
  return { ...session, userId: user.id, initials: user.data.initials, firstName, lastName, role };
});

async function countStranger(initials: string, sourceIp: string, now: Date): Promise<Uncount> {
  const counted = [await countAttempt('login-address', sourceIp, byAddress, now)];
  // What cannot be anybody's initials may be a PIN in the wrong field, of which not even a hash is to be kept.
  if (initialsShape.test(initials)) counted.push(await countAttempt('login-initials', initials, byInitials, now));
  return async () => {
    await Promise.all(counted.map((uncount) => uncount()));
  };
}
