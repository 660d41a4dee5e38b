import { exists } from '../data/core/condition.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { keys } from '../data/core/keys.ts';
import { hashSecret, isGood, newSecret } from './session-store.ts';
import { findRecord, getItem } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { environment } from '../platform/environment.ts';

/**
 * The address that a person opens to choose a PIN. The secret is in the fragment, which browsers send to nobody, so that
 * no access log holds it.
 */
export function resetLink(secret: string): string {
  return `${environment.siteUrl()}/reset-password/ny#${secret}`;
}

const lastsSeconds = 60 * 60;

/** A link belongs to the mailbox it was sent to: whoever has that is no longer the user once the address is another. */
function addressOf({ data }: StoredRecord<'user'>): string {
  return hashSecret(data.email.trim().toLowerCase());
}

export function createResetToken(unit: UnitOfWork, user: StoredRecord<'user'>, now: Date): string {
  const { secret, hash } = newSecret();
  unit.put({
    ...keys.resetToken(hash),
    userId: user.id,
    generation: user.data.sessionGeneration,
    sentTo: addressOf(user),
    ttl: Math.floor(now.getTime() / 1000) + lastsSeconds,
  });
  return secret;
}

export async function findResetToken(secret: string, now: Date) {
  const key = keys.resetToken(hashSecret(secret));
  const item = await getItem(key);
  if (!item || (item['ttl'] as number) * 1000 <= now.getTime()) return undefined;
  const user = await findRecord('user', item['userId'] as number);
  const isGoodStill = user && isGood(user, item['generation']) && item['sentTo'] === addressOf(user);
  return isGoodStill ? { user, key } : undefined;
}

export async function useResetToken(
  unit: UnitOfWork,
  secret: string,
  now: Date,
): Promise<StoredRecord<'user'> | undefined> {
  const token = await findResetToken(secret, now);
  if (!token) return undefined;
  unit.delete(token.key, exists);
  return token.user;
}
