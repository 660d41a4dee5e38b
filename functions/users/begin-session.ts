import { deviceName } from '../../shared/domain/device-name.ts';
import type { LogInOutcome, LogInWay } from '../../shared/codes/log-ins.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { log } from '../platform/log.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getUserSettings } from '../settings/settings-store.ts';
import { canaryId } from './canary-store.ts';
import { keepLogIn } from './log-in-store.ts';
import { closeSession, openSession } from './session-store.ts';
import { deviceCookie } from './known-device.ts';

/** What a route knows of its caller. */
export type Caller = {
  /** The token of the session that the caller already has, or ''. */
  token: string;
  sourceIp: string;
  userAgent: string;
  now: Date;
  setCookie(cookie: string): void;
};

type Proof = {
  way: LogInWay;
  /** The id of the user's device, if the caller has its cookie. */
  device: string | undefined;
};

/**
 * Begins a session for a user who has proven who they are, in whichever way: sets the cookie of the device, logs the
 * login (which mails the user if the device is new) and ends the session that the caller had.
 */
export async function beginSession(
  caller: Caller,
  user: StoredRecord<'user'>,
  { way, device }: Proof,
): Promise<Session> {
  const { token, sourceIp, userAgent, now, setCookie } = caller;
  setCookie(await deviceCookie(user.id, device));
  const [session, settings] = await Promise.all([
    openSession(user, { device: deviceName(userAgent), address: sourceIp }, now),
    getUserSettings(user.id),
    noteAttempt(caller, { userId: user.id, way, outcome: device ? 'LoggedIn' : 'NewDevice' }),
  ]);
  if (token !== '') await closeSession(token);
  const { initials, firstName, lastName, role, overviewAccess, absenceAccess } = user.data;
  const { startPage } = settings.data;
  const rights = { role, overviewAccess, absenceAccess };
  return { ...session, userId: user.id, initials, firstName, lastName, ...rights, startPage };
}

type LogInRecord = { userId: number | null; way: LogInWay; outcome: LogInOutcome };

/** Logs an attempt to log in, for the page 'Inloggningar' and for the log of the functions. */
export async function noteAttempt(
  { sourceIp, userAgent, now }: Omit<Caller, 'setCookie' | 'token'>,
  noted: LogInRecord,
) {
  const { userId, way, outcome } = noted;
  log('info', { event: 'log-in', ...(userId !== null && { userId }), way, address: sourceIp, outcome });
  // Several hundred a day would hide the users' own logins.
  if (userId === canaryId) return;
  await keepLogIn({ userId, way, outcome, address: sourceIp, device: deviceName(userAgent) }, now);
}
