import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { keys, sessionKey } from '../core/keys.ts';
import type { Stored } from '../core/records.ts';
import { type Item, findRecord, getItem, getItems, parseRecord } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

const sessionSeconds = 12 * 60 * 60;

/** A secret for a link, a session or a ticket: 256 random bits, and their hash for the table. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

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
  await dynamodb().send(
    new DeleteCommand({ TableName: environment.tableName(), Key: keys.session(hashSecret(token)) }),
  );
}

export function isGood(user: Stored<'user'>, generation: unknown): boolean {
  return !user.deleted && user.data.sessionGeneration === generation;
}

/** Keeps one session alive under a new PIN, which ends all others of the user. @param user with the new PIN */
export function outliveNewPin(unit: UnitOfWork, token: string, user: Stored<'user'>): void {
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: keys.session(hashSecret(token)),
      UpdateExpression: 'SET generation = :generation',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':generation': user.data.sessionGeneration },
    },
  });
}

const mostOwners = 1_000;
/** The owner of each session, which never changes, so that a session and its user can be read together. */
const owners = new Map<string, number>();

/** The user whom an earlier call with this token had; the session may have ended since. */
export function ownerOfSession(token: string): number | undefined {
  return owners.get(hashSecret(token));
}

/**
 * The user of a bearer token, or undefined when the session has ended or the user's PIN, role or existence has changed.
 * Reads the table each time, so that an ended session is refused everywhere at once.
 */
export async function findSessionUser(token: string, now: Date): Promise<Stored<'user'> | undefined> {
  const hash = hashSecret(token);
  const { session, user } = await readSession(hash);
  // DynamoDB removes expired items only within days.
  const isOpen = session !== undefined && (session['ttl'] as number) * 1000 > now.getTime();
  if (!isOpen || !user || !isGood(user, session['generation'])) return undefined;

  if (owners.size >= mostOwners) owners.clear();
  owners.set(hash, user.id);
  return user;
}

async function readSession(hash: string): Promise<{ session?: Item | undefined; user?: Stored<'user'> | undefined }> {
  const owner = owners.get(hash);
  if (owner === undefined) {
    const session = await getItem(keys.session(hash));
    return { session, user: session && (await findRecord('user', session['userId'] as number)) };
  }
  const items = await getItems([keys.session(hash), keys.record('user', owner)]);
  const session = items.find(({ sk }) => sk === sessionKey);
  const user = items.find(({ sk }) => sk !== sessionKey);
  return { session, user: user && parseRecord('user', user) };
}
