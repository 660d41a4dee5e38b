import { fieldError } from '../../shared/codes/errors.ts';
import { log } from '../platform/log.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { countAttempt, guessesOfPin } from './attempt-store.ts';
import { oncePerRequest } from '../platform/once.ts';
import { isPinRight } from './pin.ts';

const check = oncePerRequest<void>();

/**
 * Requires the current PIN of a user who is logged in, once per request. The limit is that of logins, so that an
 * unattended session gives no extra guesses.
 * @throws a 422 for a wrong PIN; too_many_attempts
 */
export function requireCurrentPin(
  own: StoredRecord<'user'>,
  body: { currentPin: string },
  from: { sourceIp: string; now: Date },
): Promise<void> {
  return check(body, () => checkPin(own, body.currentPin, from));
}

async function checkPin(own: StoredRecord<'user'>, pin: string, { sourceIp, now }: { sourceIp: string; now: Date }) {
  const uncount = await countAttempt('own-pin', String(own.id), guessesOfPin, now);
  const isRight = await isPinRight(pin, own.data.pinHash);
  log('info', { event: 'own-pin', userId: own.id, address: sourceIp, outcome: isRight ? 'Right' : 'Wrong' });
  if (!isRight) throw fieldError('currentPin', 'Det är inte din nuvarande PIN.');
  await uncount();
}
