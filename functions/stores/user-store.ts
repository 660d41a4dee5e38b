import { keys } from './keys.ts';
import type { Data, Stored } from './records.ts';
import { findRecord, getItem } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Unique among users that are not deleted, without regard to case. */
const scopes = { initials: 'user-initials', email: 'user-email' } as const;

async function findByUnique(scope: string, value: string): Promise<Stored<'user'> | undefined> {
  const guard = await getItem(keys.unique(scope, value));
  if (!guard) return undefined;
  const user = await findRecord('user', guard['id'] as number);
  return user && !user.deleted ? user : undefined;
}

export function findUserByInitials(initials: string): Promise<Stored<'user'> | undefined> {
  return findByUnique(scopes.initials, initials.trim().toUpperCase());
}

export function findUserByEmail(email: string): Promise<Stored<'user'> | undefined> {
  return findByUnique(scopes.email, email.trim().toLowerCase());
}

export async function createUser(unit: UnitOfWork, data: Data<'user'>): Promise<Stored<'user'>> {
  const user = await unit.create('user', data);
  unit.claim(scopes.initials, data.initials.toUpperCase(), user.id);
  unit.claim(scopes.email, data.email.toLowerCase(), user.id);
  return user;
}

/** A new PIN ends every session of the user. */
export function changePin(unit: UnitOfWork, user: Stored<'user'>, pinHash: string): void {
  unit.save(user, { ...user.data, pinHash, sessionGeneration: user.data.sessionGeneration + 1 });
}
