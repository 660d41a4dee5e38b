import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../runtime/clients/dynamodb.ts';
import { environment } from '../runtime/environment.ts';
import { keys } from './keys.ts';
import type { Stored } from './records.ts';
import { getItem, findRecord } from './table.ts';

/** A session lasts 12 hours from the login. */
const sessionSeconds = 12 * 60 * 60;

/** A secret for a link, a session or a ticket: 256 random bits, and the hash that is all the table holds of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Opens a session for the user as it is now. @returns the bearer token, which is stored only as a hash */
export async function openSession(user: Stored<'user'>, now: Date): Promise<{ token: string; expiresAt: string }> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await dynamodb().send(
    new PutCommand({
      TableName: environment.tableName(),
      Item: {
        ...keys.session(hash),
        userId: user.id,
        generation: user.data.sessionGeneration,
        ttl: Math.floor(expiresAt.getTime() / 1000),
      },
    }),
  );
  return { token: secret, expiresAt: expiresAt.toISOString() };
}

export async function closeSession(token: string): Promise<void> {
  const hash = hashSecret(token);
  known.delete(hash);
  await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: keys.session(hash) }));
}

/** Whether what was opened for a user is still good: it ends with the user, the PIN and the role. */
export function isGood(user: Stored<'user'>, generation: unknown): boolean {
  return !user.deleted && user.data.sessionGeneration === generation;
}

/** How long a session that was found good is trusted without asking again: an ended one is refused within this time. */
const trustMs = 30_000;
const maxKnown = 1_000;
const known = new Map<string, { user: Stored<'user'>; until: number }>();

/** The user of a bearer token, or undefined when the session is over, or the user's PIN, role or existence has changed. */
export async function findSessionUser(token: string, now: Date): Promise<Stored<'user'> | undefined> {
  const hash = hashSecret(token);
  const remembered = known.get(hash);
  if (remembered && remembered.until > now.getTime()) return remembered.user;
  known.delete(hash);

  const session = await getItem(keys.session(hash));
  // The table removes what is past its time only within days.
  if (!session || (session['ttl'] as number) * 1000 <= now.getTime()) return undefined;
  const user = await findRecord('user', session['userId'] as number);
  if (!user || !isGood(user, session['generation'])) return undefined;

  if (known.size >= maxKnown) known.clear();
  known.set(hash, { user, until: Math.min(now.getTime() + trustMs, (session['ttl'] as number) * 1000) });
  return user;
}
