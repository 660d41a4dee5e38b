import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../shared/codes/errors.ts';
import { signedOut } from '../../shared/codes/errors/every-call.ts';
import type { OpenSession } from '../../shared/schemas/open-session.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { exists } from '../data/core/condition.ts';
import { putAction } from '../data/core/item-actions.ts';
import { type Key, keys, sessionsPrefix } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { type Item, findRecord, getItem, getItems, parseRecord, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { deleteItem, writeTogether } from '../data/core/write-item.ts';

const sessionSeconds = 12 * 60 * 60;

/** A secret for a link, a session or a ticket: 256 random bits, and their hash for the table. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

type From = Pick<OpenSession, 'device' | 'address'>;

type Token = Pick<Session, 'token' | 'expiresAt'>;

/** @param from where the user logs in, which the list of the user's sessions shows */
export async function openSession(user: StoredRecord<'user'>, from: From, now: Date): Promise<Token> {
  const { secret, hash } = newSecret();
  const sessionId = randomBytes(12).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  const session = { ...keys.session(hash), userId: user.id, generation: user.data.sessionGeneration, sessionId, ttl };
  const entry = { ...keys.sessionOfUser(user.id, sessionId), ...from, hash, openedAt: now.toISOString(), ttl };
  await writeTogether([putAction(session), putAction(entry)]);
  return { token: secret, expiresAt: expiresAt.toISOString() };
}

export async function closeSession(token: string): Promise<void> {
  const session = await deleteItem(keys.session(hashSecret(token)));
  // Left behind by a crash here, the entry is passed over and expires.
  if (session?.['sessionId']) {
    await deleteItem(keys.sessionOfUser(session['userId'] as number, session['sessionId'] as string));
  }
}

/** Latest first. Only sessions that still hold: a new PIN or role ends them without a trace in their entries. */
export async function listOpenSessions(user: StoredRecord<'user'>, token: string, now: Date): Promise<OpenSession[]> {
  const entries = await queryItems(`${sessionsPrefix}${user.id}`, '');
  const sessions = await getItems(entries.map(({ hash }) => keys.session(hash as string)));
  const open = new Set(sessions.filter((item) => isOpen(item, user, now)).map((item) => item['sessionId'] as string));
  const own = hashSecret(token);
  return entries
    .filter(({ sk }) => open.has(sk))
    .map((entry) => {
      const { sk, hash, openedAt, device, address } = entry as Item & From & { hash: string; openedAt: string };
      return { sessionId: sk, openedAt, device, address, isThis: hash === own };
    })
    .sort((one, other) => other.openedAt.localeCompare(one.openedAt));
}

/** Stages the end of one of the user's sessions; of one that is not the user's, nothing. */
export async function endOwnSession(unit: UnitOfWork, userId: number, sessionId: string): Promise<void> {
  const key = keys.sessionOfUser(userId, sessionId);
  const entry = await getItem(key);
  if (!entry) return;
  unit.delete(keys.session(entry['hash'] as string));
  unit.delete(key);
}

export function isGood(user: StoredRecord<'user'>, generation: unknown): boolean {
  return !user.deleted && user.data.sessionGeneration === generation;
}

function isOpen(session: Item, user: StoredRecord<'user'>, now: Date): boolean {
  // DynamoDB removes expired items only within days.
  return (session['ttl'] as number) * 1000 > now.getTime() && isGood(user, session['generation']);
}

/**
 * Lets one session go on under a new PIN, which ends all others of the user: with another token, because the old one may
 * be why there is a new PIN.
 * @param user with the new PIN
 * @throws Contention on commit if the session has ended meanwhile
 */
export async function renewSession(unit: UnitOfWork, token: string, user: StoredRecord<'user'>): Promise<Token> {
  const key = keys.session(hashSecret(token));
  const session = await getItem(key);
  if (!session) throw new AppError(signedOut);
  const { secret, hash } = newSecret();
  unit.delete(key, exists);
  unit.put({ ...session, ...keys.session(hash), generation: user.data.sessionGeneration });
  const entry = await getItem(keys.sessionOfUser(user.id, session['sessionId'] as string));
  if (entry) unit.put({ ...entry, hash });
  return { token: secret, expiresAt: new Date((session['ttl'] as number) * 1000).toISOString() };
}

const maxOwners = 1_000;
/** The owner of each session, which never changes, so that a session and its user can be read together. */
const owners = new Map<string, number>();

/** What was read in the same request as a session. */
export type ReadAlong = { item: Item | undefined };

type UserOfSession = { user: StoredRecord<'user'>; along?: ReadAlong | undefined };

/**
 * The user of a bearer token, or undefined when the session has ended or the user's PIN, role or existence has changed.
 * Reads the table each time, so that an ended session is refused everywhere at once.
 * @param alongOf names an item of the user to read in the same request, which is possible once it is known whose the
 *   session is
 */
export async function findSessionUser(
  token: string,
  now: Date,
  alongOf: (userId: number) => Key | undefined = () => undefined,
): Promise<UserOfSession | undefined> {
  const hash = hashSecret(token);
  const { session, user, along } = await readSession(hash, alongOf);
  if (!session || !user || !isOpen(session, user, now)) return undefined;

  if (owners.size >= maxOwners) owners.clear();
  owners.set(hash, user.id);
  return { user, along };
}

type SessionRead = { session?: Item | undefined; user?: StoredRecord<'user'> | undefined; along?: ReadAlong };

async function readSession(hash: string, alongOf: (userId: number) => Key | undefined): Promise<SessionRead> {
  const owner = owners.get(hash);
  if (owner === undefined) {
    const session = await getItem(keys.session(hash));
    return { session, user: session && (await findRecord('user', session['userId'] as number)) };
  }
  const [sessionAt, userAt, alongAt] = [keys.session(hash), keys.record('user', owner), alongOf(owner)];
  const items = await getItems([sessionAt, userAt, ...(alongAt ? [alongAt] : [])]);
  const itemAt = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk);
  const user = itemAt(userAt);
  return {
    session: itemAt(sessionAt),
    user: user && parseRecord('user', user),
    ...(alongAt && { along: { item: itemAt(alongAt) } }),
  };
}
