import { createHash, randomUUID } from 'node:crypto';
import type { StoredPasskey } from '../../shared/entities/passkey.ts';
import type { SecurityEvent } from '../../shared/mail/security-mail.ts';
import type { Passkey } from '../../shared/schemas/passkey.ts';
import { equals } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

type User = StoredRecord<'user'>;

const eventSeconds = 60 * 60;

/** Short enough for a path: ids of credentials have up to 1 023 bytes. */
export function passkeyIdOf({ id }: Pick<StoredPasskey, 'id'>): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 16);
}

export function passkeyView(passkey: StoredPasskey): Passkey {
  const { name, createdAt, lastUsedAt } = passkey;
  return { passkeyId: passkeyIdOf(passkey), name, createdAt, lastUsedAt };
}

export function savePasskeys(unit: UnitOfWork, user: User, passkeys: StoredPasskey[], recoveryCodes: string): User {
  return unit.save(user, { ...user.data, passkeys, recoveryCodes });
}

/** Without keys or codes; the user's sessions end. */
export function clearSecondFactor(unit: UnitOfWork, user: User): void {
  const sessionGeneration = user.data.sessionGeneration + 1;
  unit.save(user, { ...user.data, passkeys: [], recoveryCodes: '', sessionGeneration });
}

/**
 * Notes that a passkey was used. The record keeps its version and gets no history.
 * @returns false if the authenticator's counter has been raised by another use meanwhile, or the key is gone
 */
export async function notePasskeyUse(user: User, id: string, counter: number, now: Date): Promise<boolean> {
  const index = user.data.passkeys.findIndex((passkey) => passkey.id === id);
  const path = `data.passkeys[${index}]`;
  const { isDone } = await updateIf(keys.record('user', user.id), {
    set: { [`${path}.counter`]: counter, [`${path}.lastUsedAt`]: now.toISOString() },
    onlyIf: equals({
      [`${path}.id`]: id,
      [`${path}.counter`]: user.data.passkeys[index]!.counter,
      deleted: false,
    }),
  });
  return isDone;
}

/** Stages a mail to the user; the table's stream triggers it. */
export function stageSecurityMail(unit: UnitOfWork, userId: number, event: SecurityEvent, now: Date): void {
  const ttl = Math.floor(now.getTime() / 1000) + eventSeconds;
  unit.put({ ...keys.securityEvent(randomUUID()), userId, ...event, at: now.toISOString(), ttl });
}
