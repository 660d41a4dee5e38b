import { randomUUID } from 'node:crypto';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { forbidden, notFound } from '../../shared/codes/errors/every-call.ts';
import { locked, notRestorable } from '../../shared/codes/errors/locks.ts';
import { newAttest, requireUnlocked } from '../../shared/domain/time-log-attest.ts';
import {
  type TimeLogReader,
  canReadTimeLog,
  firstLines,
  hasEntries,
  ownsTimeLog,
  sumsOf,
} from '../../shared/domain/staff-time-log.ts';
import { daysOfMonth } from '../../shared/lib/days.ts';
import { type Month, readMonth, writeMonth } from '../../shared/lib/months.ts';
import type {
  StaffTimeLog,
  StaffTimeLogFields,
  StaffTimeLogLineFields,
  StaffTimeLogReading,
} from '../../shared/schemas/staff-time-log.ts';
import { equals } from '../data/core/condition.ts';
import { keys, timeLogReadingPrefix } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { findRecord, findRecords, getItem, getRecord, queryItems } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';

type TimeLog = StoredRecord<'staff-time-log'>;
type Reader = TimeLogReader;

/** The unique guard of each month also holds the log's id. */
export const timeLogScope = (userId: number) => `staff-time-log-month-${userId}`;
export const monthPrefix = 'MONTH#';
export const timeLogMonth = (month: Month) => `${monthPrefix}${writeMonth(month)}`;

export async function findTimeLog(userId: number, year: number, month: number): Promise<TimeLog | undefined> {
  const guard = await getItem(keys.unique(timeLogScope(userId), timeLogMonth({ year, month })));
  if (!guard) return undefined;
  const log = await findRecord('staff-time-log', guard['id'] as number);
  return log && !log.deleted ? log : undefined;
}

/** The months that a user has a log of, the earliest first. */
export async function findTimeLogMonths(userId: number): Promise<(Month & { staffTimeLogId: number })[]> {
  const guards = await queryItems(keys.unique(timeLogScope(userId), '').pk, monthPrefix);
  return guards.flatMap(({ sk, id }) => {
    const month = readMonth(sk.slice(monthPrefix.length));
    return month ? [{ ...month, staffTimeLogId: id as number }] : [];
  });
}

export async function findTimeLogs(userId: number): Promise<TimeLog[]> {
  const ids = (await findTimeLogMonths(userId)).map(({ staffTimeLogId }) => staffTimeLogId).toReversed();
  const records = await findRecords(ids.map((id) => ['staff-time-log', id] as const));
  return ids.flatMap((id) => {
    const log = records.get('staff-time-log', id);
    return log && !log.deleted ? [log] : [];
  });
}

export async function findSubmittedTimeLogs(userId: number): Promise<TimeLog[]> {
  return (await findTimeLogs(userId)).filter(({ data }) => data.status === 'Submitted');
}

type NewTimeLog = Pick<Data<'staff-time-log'>, 'userId' | 'year' | 'month'> & {
  employmentPercentage?: number | undefined;
  lines?: StaffTimeLogLineFields[] | undefined;
};

/** Throws Contention on commit if a concurrent call created one. */
export async function createTimeLog(unit: UnitOfWork, { lines, ...fields }: NewTimeLog): Promise<TimeLog> {
  const log = await unit.create('staff-time-log', {
    ...fields,
    employmentPercentage: fields.employmentPercentage ?? (await latestPercentage(fields.userId)),
    ...newAttest,
    dateHealthRemoved: null,
    lines: lines ?? firstLines({ ...fields, eveHours: (await getSystemSettings()).data.eveHours }),
  });
  reserveMonth(unit, log);
  return log;
}

export function reserveMonth(unit: UnitOfWork, { id, data }: TimeLog): void {
  unit.reserveUnique(timeLogScope(data.userId), timeLogMonth(data), id);
}

async function latestPercentage(userId: number): Promise<number> {
  const [latest] = await findTimeLogs(userId);
  return latest?.data.employmentPercentage ?? 100;
}

export function removeTimeLog(unit: UnitOfWork, log: TimeLog): void {
  unit.remove(log);
  unit.releaseUnique(timeLogScope(log.data.userId), timeLogMonth(log.data));
}

/**
 * If its month has been opened meanwhile, the new log is removed if it is empty.
 * @throws not_restorable when the new log has content
 */
export async function restoreTimeLog(unit: UnitOfWork, log: TimeLog, data: TimeLog['data']): Promise<void> {
  const other = await findTimeLog(data.userId, data.year, data.month);
  if (other && (other.version > 1 || hasEntries(other.data.lines))) {
    throw new AppError(notRestorable, { message: 'Månaden har fått en ny tidlogg, som någon har skrivit i.' });
  }
  unit.restore(log, data);
  if (!other) {
    reserveMonth(unit, log);
    return;
  }
  unit.remove(other);
  const reservation = { ...keys.unique(timeLogScope(data.userId), timeLogMonth(data)), id: log.id };
  unit.put(reservation, equals({ id: other.id }));
}

/** @throws not_found when there is no such user; forbidden when the caller may not read the logs */
export async function requireReadable(reader: Reader, ownerId: number): Promise<void> {
  // Includes deleted users: the firm keeps their logs.
  if (!ownsTimeLog(reader, ownerId) && !(await findRecord('user', ownerId))) throw new AppError(notFound);
  if (!canReadTimeLog(reader, ownerId)) throw new AppError(forbidden);
}

/** @throws not_found; forbidden for another user's log */
export async function getOwnTimeLog(user: Reader, id: number): Promise<TimeLog> {
  const log = await getRecord('staff-time-log', id);
  if (!ownsTimeLog(user, log.data.userId)) throw new AppError(forbidden);
  return log;
}

/** @throws not_found; forbidden for another user's log; locked when it is submitted (after `check`) */
export async function getOwnDraft(user: Reader, id: number, check: (log: TimeLog) => Promise<void>): Promise<TimeLog> {
  const log = await getOwnTimeLog(user, id);
  await check(log);
  requireUnlocked(log.data);
  requireHealth(log.data);
  return log;
}

/** @throws locked when its health data have been removed: nobody writes new ones */
export function requireHealth({ dateHealthRemoved }: Pick<TimeLog['data'], 'dateHealthRemoved'>): void {
  if (dateHealthRemoved === null) return;
  throw new AppError(locked, { message: 'Tidloggens hälsouppgifter är gallrade, så den kan inte ändras.' });
}

/** @throws a 422 when a day is missing, occurs twice, or is not in the month */
export function linesOf(
  fields: Pick<StaffTimeLogFields, 'staffTimeLogLines'>,
  { year, month }: { year: number; month: number },
): StaffTimeLogLineFields[] {
  const lines = fields.staffTimeLogLines.toSorted((one, other) => one.day - other.day);
  const length = daysOfMonth(year, month).length;
  if (lines.length !== length || lines.some(({ day }, index) => day !== index + 1)) {
    throw fieldError('staffTimeLogLines', `Månaden har ${length} dagar och varje dag ska ha en rad.`);
  }
  return lines;
}

export function timeLogView({ id, version, data }: TimeLog): StaffTimeLog {
  const { lines, ...fields } = data;
  return {
    ...fields,
    staffTimeLogId: id,
    version,
    staffTimeLogLines: lines.map((line) => ({
      ...line,
      // Derived from the log's id and the day, so that a line needs no counter and its id never changes.
      staffTimeLogLineId: id * 100 + line.day,
      staffTimeLogId: id,
    })),
  };
}

export function timeLogEntry({ id, data: { lines: _lines, ...fields } }: TimeLog) {
  return { ...fields, staffTimeLogId: id };
}

export function timeLogHistoryEntry(log: TimeLog) {
  return { ...timeLogEntry(log), sums: sumsOf(log.data.lines) };
}

/**
 * Audits access to another user's log (or their history, without a month), because it contains sick leave. Reading
 * one's own log is not recorded.
 */
export function recordReading(
  unit: UnitOfWork,
  reading: { reader: Reader; ownerId: number; now: Date; month?: Month },
): void {
  const { reader, ownerId, now, month } = reading;
  if (ownsTimeLog(reader, ownerId)) return;
  const readAt = now.toISOString();
  unit.put({
    ...keys.timeLogReading(ownerId, readAt, randomUUID()),
    readAt,
    ownerUserId: ownerId,
    readByUserId: reader.userId,
    year: month?.year ?? null,
    month: month?.month ?? null,
  });
}

const readingsAtOnce = 90;

/** Audits access to a month of several users, before the caller gets to read it. */
export async function recordReadings({
  ownerIds,
  ...reading
}: {
  reader: Reader;
  ownerIds: readonly number[];
  now: Date;
  month?: Month;
}): Promise<void> {
  for (let start = 0; start < ownerIds.length; start += readingsAtOnce) {
    const unit = new UnitOfWork(reading.reader.userId);
    for (const ownerId of ownerIds.slice(start, start + readingsAtOnce)) recordReading(unit, { ...reading, ownerId });
    await unit.commit(null);
  }
}

export async function findReadings(ownerId: number): Promise<StaffTimeLogReading[]> {
  const items = (await queryItems(keys.timeLogReading(ownerId, '', '').pk, timeLogReadingPrefix)).toReversed();
  const readers = await findRecords(items.map((item) => ['user', item['readByUserId'] as number] as const));
  return items.map((item) => {
    const readByUserId = item['readByUserId'] as number;
    const reader = readers.get('user', readByUserId)?.data;
    return {
      readAt: item['readAt'] as string,
      readByUserId,
      readByName: reader ? `${reader.firstName} ${reader.lastName}` : '',
      year: item['year'] as number | null,
      month: item['month'] as number | null,
    };
  });
}
