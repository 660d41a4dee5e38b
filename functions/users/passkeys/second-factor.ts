import type { Role } from '../../../shared/codes/roles.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { logInExpired } from '../../../shared/codes/errors/log-in.ts';
import type { UnfinishedLogIn } from '../../../shared/schemas/passkey.ts';
import { isSmokeUser } from '../smoke-user.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { canaryId } from '../canary-store.ts';
import { findLogInStep, openLogInStep, useLogInStep } from '../log-in-step-store.ts';

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
