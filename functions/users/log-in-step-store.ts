import { randomBytes } from 'node:crypto';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecord, getItem } from '../data/core/table.ts';
import { deleteItem, putItem } from '../data/core/write-item.ts';
import { hashSecret, isGood, newSecret } from './session-store.ts';

const ticketSeconds = 10 * 60;
const challengeSeconds = 5 * 60;
const anybody = 0;

const inSeconds = (now: Date, seconds: number) => Math.floor(now.getTime() / 1000) + seconds;

/**
 * Opens the login of a user whose PIN was right and who has yet to prove a second factor. No call but those that finish
 * the login accepts its ticket.
 */
export async function openLogInStep(user: StoredRecord<'user'>, now: Date): Promise<string> {
  const { secret, hash } = newSecret();
  const step = { userId: user.id, generation: user.data.sessionGeneration, ttl: inSeconds(now, ticketSeconds) };
  await putItem({ ...keys.logInStep(hash), ...step });
  return secret;
}

/** @returns undefined once the ticket has been used or is too old, or the user has another PIN, role or no right */
export async function findLogInStep(ticket: string, now: Date): Promise<StoredRecord<'user'> | undefined> {
  const item = await getItem(keys.logInStep(hashSecret(ticket)));
  if (!item || (item['ttl'] as number) * 1000 <= now.getTime()) return undefined;
  const user = await findRecord('user', item['userId'] as number);
  return user && isGood(user, item['generation']) ? user : undefined;
}

/** @returns false if another call has used the ticket */
export async function useLogInStep(ticket: string): Promise<boolean> {
  return (await deleteItem(keys.logInStep(hashSecret(ticket)))) !== undefined;
}

export type Purpose = 'Add' | 'LogIn';

/** A challenge for one answer of an authenticator. @param userId of the only user who may answer, if known */
export async function newChallenge(purpose: Purpose, userId: number | undefined, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const ttl = inSeconds(now, challengeSeconds);
  await putItem({ ...keys.keyChallenge(hashSecret(challenge)), purpose, userId: userId ?? anybody, ttl });
  return challenge;
}

/** Uses up a challenge, whether or not what answers it is right. @returns whether it was given for this */
export async function useChallenge(
  challenge: string,
  { purpose, userId = anybody, now }: { purpose: Purpose; userId?: number | undefined; now: Date },
): Promise<boolean> {
  const item = await deleteItem(keys.keyChallenge(hashSecret(challenge)));
  if (!item || (item['ttl'] as number) * 1000 <= now.getTime()) return false;
  return item['purpose'] === purpose && item['userId'] === userId;
}
