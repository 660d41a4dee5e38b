import { randomInt } from 'node:crypto';
import { user } from '../../shared/entities/user.ts';
import { isNew } from '../data/core/condition.ts';
import { deleteAction, putAction } from '../data/core/item-actions.ts';
import { keys } from '../data/core/keys.ts';
import type { Data } from '../data/core/records.ts';
import { writeTogether } from '../data/core/write-item.ts';
import { foldedUser, userScopes } from './user-store.ts';

/** Beyond what the counter gives out: no record refers to it, and no list or selector has it. */
export const canaryId = 999_999_999_999;

const lastsSeconds = 5 * 60;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Replaces the user of an earlier run. It is not a record of the firm: it has no history, no feed row and no
 * reservation of an e-mail.
 * @returns the initials, random so that nobody can block the next login
 */
export async function openCanary(pinHash: string, now: Date): Promise<string> {
  const initials = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  const data = {
    ...user.empty,
    initials,
    firstName: 'Driftkontroll',
    lastName: 'Klang',
    role: 'Staff',
    pinHash,
  } satisfies Data<'user'>;
  const ttl = Math.floor(now.getTime() / 1000) + lastsSeconds;
  const record = { kind: 'user', id: canaryId, version: 1, deleted: false, changedAt: now.toISOString(), changedBy: 0 };
  const guard = { ...guardOf(initials), id: canaryId, ttl };
  await writeTogether([putAction({ ...keys.record('user', canaryId), ...record, data, ttl }), putAction(guard, isNew)]);
  return initials;
}

export async function closeCanary(initials: string): Promise<void> {
  await writeTogether([deleteAction(keys.record('user', canaryId)), deleteAction(guardOf(initials))]);
}

function guardOf(initials: string) {
  return keys.unique(userScopes.initials, foldedUser.initials(initials));
}
