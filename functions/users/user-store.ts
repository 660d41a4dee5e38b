import { AppError } from '../../shared/codes/errors.ts';
import { notFound, signedOut } from '../../shared/codes/errors/every-call.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import { lastDeveloper } from '../../shared/codes/errors/users.ts';
import type { TimeLogReader } from '../../shared/domain/staff-time-log.ts';
import { storedInitials } from '../../shared/domain/initials.ts';
import type { Actor, Target } from '../../shared/domain/user-rules.ts';
import { user as entity } from '../../shared/entities/user.ts';
import type { User } from '../../shared/schemas/user.ts';
import { equals, isNew } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecord, getItem } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

type Unique = 'initials' | 'email';

/** Unique among users that are not deleted, regardless of case. */
export const userScopes: Record<Unique, string> = { initials: 'user-initials', email: 'user-email' };
export const foldedUser = {
  initials: storedInitials,
  email: (value: string) => value.trim().toLowerCase(),
};
const uniqueFields = ['initials', 'email'] as const;
/** Another role or right ends the sessions that were begun with the earlier one. */
const endingSessions = ['role', 'overviewAccess', 'absenceAccess'] as const;
const nobody = 0;

async function findByUnique(field: Unique, value: string): Promise<StoredRecord<'user'> | undefined> {
  const guard = await getItem(keys.unique(userScopes[field], foldedUser[field](value)));
  // An unknown user costs the same reads, so that timing reveals nothing.
  const user = await findRecord('user', (guard?.['id'] as number | undefined) ?? nobody);
  return user && !user.deleted ? user : undefined;
}

export function findUserByInitials(initials: string): Promise<StoredRecord<'user'> | undefined> {
  return findByUnique('initials', initials);
}

export function findUserByEmail(email: string): Promise<StoredRecord<'user'> | undefined> {
  return findByUnique('email', email);
}

const reserved = {
  initials: (value: string, who: string) => `Initialerna ${value} används redan av ${who}.`,
  email: (value: string, who: string) => `E-postadressen ${value} används redan av ${who}.`,
};

export async function requireUniqueFree(fields: Pick<Data<'user'>, Unique>, userId?: number): Promise<void> {
  const others = await Promise.all(
    uniqueFields.map(async (field) => {
      const other = await findByUnique(field, fields[field]);
      if (!other || other.id === userId) return [];
      const who = `${other.data.firstName} ${other.data.lastName}`;
      return [{ field, message: reserved[field](fields[field], who) }];
    }),
  );
  if (others.flat().length > 0) throw new AppError(alreadyExists, { fields: others.flat() });
}

export async function createUser(unit: UnitOfWork, data: Data<'user'>): Promise<StoredRecord<'user'>> {
  const user = await unit.create('user', data);
  for (const field of uniqueFields) unit.reserveUnique(userScopes[field], foldedUser[field](data[field]), user.id);
  if (data.role === 'Developer') await changeDevelopers(unit, (ids) => [...ids, user.id]);
  return user;
}

export async function saveUser(unit: UnitOfWork, user: StoredRecord<'user'>, fields: Partial<Data<'user'>>) {
  const data = { ...user.data, ...fields };
  for (const field of uniqueFields) {
    const [before, after] = [foldedUser[field](user.data[field]), foldedUser[field](data[field])];
    if (before === after) continue;
    unit.releaseUnique(userScopes[field], before);
    unit.reserveUnique(userScopes[field], after, user.id);
  }
  const { role } = user.data;
  if (endingSessions.some((field) => data[field] !== user.data[field])) data.sessionGeneration += 1;
  if (data.role !== role) await moveDeveloper(unit, user, data.role === 'Developer');
  return unit.save(user, data);
}

/** With the user's earlier PIN; earlier sessions stay ended. */
export async function restoreUser(unit: UnitOfWork, user: StoredRecord<'user'>, data: Data<'user'>): Promise<void> {
  for (const field of uniqueFields) unit.reserveUnique(userScopes[field], foldedUser[field](data[field]), user.id);
  if (data.role === 'Developer') await changeDevelopers(unit, (ids) => [...ids, user.id]);
  unit.restore(user, { ...data, sessionGeneration: user.data.sessionGeneration + 1 });
}

export async function removeUser(unit: UnitOfWork, user: StoredRecord<'user'>): Promise<void> {
  for (const field of uniqueFields) unit.releaseUnique(userScopes[field], foldedUser[field](user.data[field]));
  await moveDeveloper(unit, user, false);
  unit.remove(user);
}

/**
 * Replaces the hash of an unchanged PIN. The record keeps its version and gets no history, since nothing that people
 * know has changed; a concurrent change of the user wins.
 */
export async function replacePinHash({ id, data }: StoredRecord<'user'>, pinHash: string): Promise<void> {
  await updateIf(keys.record('user', id), {
    set: { 'data.pinHash': pinHash },
    onlyIf: equals({ 'data.pinHash': data.pinHash }),
  });
}

export function changePin(unit: UnitOfWork, user: StoredRecord<'user'>, pinHash: string): StoredRecord<'user'> {
  return unit.save(user, { ...user.data, pinHash, sessionGeneration: user.data.sessionGeneration + 1 });
}

/** Stages the end of all the user's sessions. */
export function endSessions(unit: UnitOfWork, user: StoredRecord<'user'>): void {
  unit.save(user, { ...user.data, sessionGeneration: user.data.sessionGeneration + 1 });
}

async function developers(): Promise<number[]> {
  return ((await getItem(keys.developers()))?.['ids'] as number[] | undefined) ?? [];
}

async function isLastDeveloper({ id, data }: StoredRecord<'user'>): Promise<boolean> {
  return data.role === 'Developer' && (await developers()).every((developer) => developer === id);
}

export async function setDeveloper(unit: UnitOfWork, id: number, isDeveloper: boolean): Promise<void> {
  if ((await developers()).includes(id) === isDeveloper) return;
  await changeDevelopers(unit, (ids) => (isDeveloper ? [...ids, id] : ids.filter((one) => one !== id)));
}

async function moveDeveloper(
  unit: UnitOfWork,
  { id, data }: StoredRecord<'user'>,
  isDeveloper: boolean,
): Promise<void> {
  if ((data.role === 'Developer') === isDeveloper) return;
  await changeDevelopers(unit, (ids) => (isDeveloper ? [...ids, id] : ids.filter((one) => one !== id)));
}

/**
 * The ids of all Developers are one item, written with optimistic concurrency: two Developers who remove each other
 * concurrently cannot both succeed.
 * @throws last_developer when none would be left
 */
async function changeDevelopers(unit: UnitOfWork, change: (ids: number[]) => number[]): Promise<void> {
  const item = await getItem(keys.developers());
  const before = item?.['ids'] as number[] | undefined;
  const after = change(before ?? []);
  if (after.length === 0) throw new AppError(lastDeveloper);
  unit.put({ ...keys.developers(), ids: after }, before ? equals({ ids: before }) : isNew);
}

export async function asTarget(user: StoredRecord<'user'>): Promise<Target> {
  return { userId: user.id, role: user.data.role, isLastDeveloper: await isLastDeveloper(user) };
}

export async function userView(user: StoredRecord<'user'>): Promise<User> {
  const { id, version, deleted, data } = user;
  return { ...entity.toApi(data), userId: id, version, deleted, isLastDeveloper: await isLastDeveloper(user) };
}

/**
 * The acting user, read now: the caller's session may hold a role that has been revoked.
 * @throws signed_out when the user no longer exists
 */
export async function actingUser({ userId }: { userId: number }): Promise<Actor & TimeLogReader> {
  const user = await findRecord('user', userId);
  if (!user || user.deleted) throw new AppError(signedOut);
  const { role, absenceAccess } = user.data;
  return { userId, role, absenceAccess };
}

export async function requireKnownUser(userId: number): Promise<void> {
  if (!(await findRecord('user', userId))) throw new AppError(notFound);
}
