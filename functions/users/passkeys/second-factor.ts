import type { Role } from '../../../shared/codes/roles.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { logInExpired } from '../../../shared/codes/errors/log-in.ts';
import type { UnfinishedLogIn } from '../../../shared/schemas/passkey.ts';
import { isSmokeUser } from '../smoke-user.ts';
import { retryContention } from '../../data/core/contention.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { findRecord } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { canaryId } from '../canary-store.ts';
import { findLogInStep, openLogInStep, useLogInStep } from '../log-in-step-store.ts';
import { withoutCode } from './recovery-codes.ts';

const maxRetries = 5;

const settingOf = {
  Staff: 'keyOfStaff',
  SuperAdmin: 'keyOfSuperAdmin',
  Developer: 'keyOfDeveloper',
} as const satisfies Record<Role, keyof Data<'system-settings'>>;

export async function needsSecondFactor(role: Role): Promise<boolean> {
  return (await getSystemSettings()).data[settingOf[role]];
}

/** What is left of a login whose PIN was right; undefined if the PIN is enough. */
export async function stepAfterPin(user: StoredRecord<'user'>, now: Date): Promise<UnfinishedLogIn | undefined> {
  // Both live for minutes, with a PIN that nobody knows.
  if (user.id === canaryId || isSmokeUser(user.data) || !(await needsSecondFactor(user.data.role))) return undefined;
  const unfinished = user.data.passkeys.length > 0 ? 'Key' : 'NewKey';
  return { unfinished, ticket: await openLogInStep(user, now) };
}

/** The user of a begun login. @throws log_in_expired */
export async function userOfTicket(ticket: string, next: UnfinishedLogIn['unfinished'], now: Date) {
  const user = await findLogInStep(ticket, now);
  const hasKey = user !== undefined && user.data.passkeys.length > 0;
  if (!user || hasKey !== (next === 'Key')) throw new AppError(logInExpired);
  return user;
}

/** @throws log_in_expired if another call has used the ticket */
export async function finishTicket(ticket: string): Promise<void> {
  if (!(await useLogInStep(ticket))) throw new AppError(logInExpired);
}

/**
 * Uses a recovery code up. A save that has read the user before is refused, so that it cannot bring the code back.
 * @returns false if the user has no such code
 */
export function takeRecoveryCode(userId: number, typed: string): Promise<boolean> {
  return retryContention(maxRetries, async () => {
    const user = await findRecord('user', userId);
    const left = user && !user.deleted ? await withoutCode(user.data.recoveryCodes, typed) : undefined;
    if (!user || left === undefined) return false;
    const unit = new UnitOfWork(userId);
    unit.save(user, { ...user.data, recoveryCodes: left });
    await unit.commit(null);
    return true;
  });
}
