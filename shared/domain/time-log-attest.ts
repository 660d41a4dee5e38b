import { AppError } from '../codes/errors.ts';
import { conflict } from '../codes/errors/changes.ts';
import { forbidden } from '../codes/errors/every-call.ts';
import { locked, notSubmitted } from '../codes/errors/locks.ts';
import type { TimeLogEvent, TimeLogState } from '../codes/staff-time-logs.ts';
import { staffTimeLog } from '../entities/staff-time-log.ts';
import type { Day } from '../lib/days.ts';
import { type Month, isEnded, monthIndex, writeMonth } from '../lib/months.ts';

/** What submitting and attesting change; the rest of a log is its owner's. */
const attestFields = [
  'status',
  'dateSubmitted',
  'dateApproved',
  'approvedByUserId',
  'dateSentBack',
  'sentBackNote',
] as const;
export type Attest = Pick<typeof staffTimeLog.empty, (typeof attestFields)[number]>;

export const attestOf = (log: Attest): Attest =>
  Object.fromEntries(attestFields.map((field) => [field, log[field]])) as Attest;

export const newAttest: Attest = attestOf(staffTimeLog.empty);

export function stateOf({ status, dateApproved, dateSentBack }: Attest): Exclude<TimeLogState, 'Missing'> {
  if (status === 'Submitted') return dateApproved === null ? 'Submitted' : 'Approved';
  return dateSentBack === null ? 'Started' : 'SentBack';
}

/** True if the month waits for its owner. */
export const isNotSentIn = (state: TimeLogState): boolean =>
  state === 'Missing' || state === 'Started' || state === 'SentBack';

/** The last day of an employment, or '' while it lasts. */
type LastDay = string;

export const isEmployedIn = (month: Month, employedUntil: LastDay): boolean =>
  employedUntil === '' || writeMonth(month) <= employedUntil;

type LoggingPeriod = { firstLog: Month | undefined; today: Day; employedUntil: LastDay };

/**
 * A month without a log is missing when it has ended, and its owner, who is employed in it, has kept logs from an
 * earlier month.
 */
export function isMissing(month: Month, { firstLog, today, employedUntil }: LoggingPeriod): boolean {
  if (firstLog === undefined || !isEmployedIn(month, employedUntil)) return false;
  return monthIndex(firstLog) < monthIndex(month) && isEnded(month, today);
}

/** @throws locked when it is submitted */
export function requireUnlocked(log: Attest): void {
  if (log.status !== 'Submitted') return;
  const how = stateOf(log) === 'Approved' ? 'godkänd' : 'inskickad';
  throw new AppError(locked, { message: `Tidloggen är ${how} och kan inte ändras eller tas bort.` });
}

export const submitted = (now: Date): Attest => ({
  ...newAttest,
  status: 'Submitted',
  dateSubmitted: now.toISOString(),
});

type Actor = { userId: number; now: Date };

/**
 * @param isAlone true if nobody else can approve logs
 * @throws forbidden for the caller's own log, unless nobody else can approve it; not_submitted; conflict when it is
 * approved
 */
export function approved(
  log: Attest & { userId: number },
  { userId, now, isAlone = false }: Actor & { isAlone?: boolean },
): Attest {
  if (log.userId === userId && !isAlone) {
    throw new AppError(forbidden, { message: 'Du kan inte godkänna din egen tidlogg.' });
  }
  const state = stateOf(log);
  if (state === 'Approved') throw new AppError(conflict, { message: 'Tidloggen är redan godkänd.' });
  if (state !== 'Submitted') throw new AppError(notSubmitted);
  return { ...attestOf(log), dateApproved: now.toISOString(), approvedByUserId: userId };
}

/** @throws conflict when it is not approved */
export function unapproved(log: Attest): Attest {
  if (stateOf(log) !== 'Approved') throw new AppError(conflict, { message: 'Tidloggen är inte godkänd.' });
  return { ...attestOf(log), dateApproved: null, approvedByUserId: null };
}

/**
 * @throws not_submitted; locked while it is approved
 */
export function sentBack(log: Attest & { userId: number }, { userId, now, note }: Actor & { note: string }): Attest {
  const state = stateOf(log);
  if (state === 'Approved') {
    throw new AppError(locked, { message: 'Tidloggen är godkänd. Ta först tillbaka godkännandet.' });
  }
  if (state !== 'Submitted') throw new AppError(notSubmitted);
  const isOwn = log.userId === userId;
  return { ...newAttest, dateSentBack: isOwn ? null : now.toISOString(), sentBackNote: note };
}

/** What a change of a log means for its attest, if anything. Fields that have not changed may be left out. */
export function eventIn(
  before: Partial<Attest>,
  after: Partial<Attest>,
  by: { isOwner: boolean },
): TimeLogEvent | undefined {
  if (after.dateApproved && after.dateApproved !== before.dateApproved) {
    return by.isOwner ? 'ApprovedAlone' : 'Approved';
  }
  if (after.status === 'Submitted' && before.status !== 'Submitted') return 'Submitted';
  if (after.status === 'Draft' && before.status === 'Submitted') return 'SentBack';
  return before.dateApproved && after.dateApproved === null ? 'ApprovalUndone' : undefined;
}
