import { changeOwnPin } from '../../../shared/contract/auth.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { log } from '../../platform/log.ts';
import { hashNewPin } from '../../runtime/new-pin.ts';
import { oncePerRequest } from '../../runtime/once.ts';
import { isPinRight } from '../../runtime/pin.ts';
import { route } from '../../runtime/route.ts';
import { countAttempt, forgetAttempts, guessesOfPin } from '../../stores/users/attempt-store.ts';
import type { Stored } from '../../stores/core/records.ts';
import { outliveNewPin } from '../../stores/users/session-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { changePin } from '../../stores/users/user-store.ts';

const check = oncePerRequest<void>();

export const handler = route(changeOwnPin, async ({ body, user, token, sourceIp, now, unit, afterCommit }) => {
  const own = await getRecord('user', user.userId);
  await check(body, () => requireCurrentPin(own, body.currentPin, { sourceIp, now }));
  if (body.newPin === body.currentPin) throw fieldError('newPin', 'Välj en annan PIN än den du har.');
  outliveNewPin(unit, token, changePin(unit, own, await hashNewPin(body, 'newPin', own.data)));
  // Failures with the old PIN must not delay a login with the new one.
  afterCommit(() => forgetAttempts('login-initials', own.data.initials.toUpperCase()));
  return { done: true as const };
});

/** The same limit as at login, so that an unattended session gives no extra guesses. */
async function requireCurrentPin(own: Stored<'user'>, pin: string, { sourceIp, now }: { sourceIp: string; now: Date }) {
  const uncount = await countAttempt('own-pin', String(own.id), guessesOfPin, now);
  const isRight = await isPinRight(pin, own.data.pinHash);
  log('info', { event: 'own-pin', userId: own.id, address: sourceIp, outcome: isRight ? 'Right' : 'Wrong' });
  if (!isRight) throw fieldError('currentPin', 'Det är inte din nuvarande PIN.');
  await uncount();
}
