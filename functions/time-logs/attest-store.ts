import { AppError } from '../../shared/codes/errors.ts';
import { forbidden } from '../../shared/codes/errors/every-call.ts';
import { type TimeLogReader, canAttest } from '../../shared/domain/staff-time-log.ts';
import { type Attest, eventIn } from '../../shared/domain/time-log-attest.ts';
import type { StaffTimeLogEvent } from '../../shared/schemas/staff-time-log.ts';
import { getNewestHistory } from '../data/core/history.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords, getRecord } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { requireVersion } from '../data/core/version.ts';
import { requireHealth } from './staff-time-log-store.ts';

type AttestRequest = { staffTimeLogId: number; version?: number | undefined; reader: TimeLogReader };

/** @throws not_found; forbidden to those who may not read the log; stale_version; what `next` throws */
export async function saveAttest(
  unit: UnitOfWork,
  { staffTimeLogId, version, reader }: AttestRequest,
  next: (log: Data<'staff-time-log'>) => Attest | Promise<Attest>,
): Promise<StoredRecord<'staff-time-log'>> {
  const log = await getRecord('staff-time-log', staffTimeLogId);
  if (!canAttest(reader, log.data.userId)) throw new AppError(forbidden);
  await requireVersion(log, version);
  requireHealth(log.data);
  return unit.save(log, { ...log.data, ...(await next(log.data)) });
}

const maxEvents = 500;

/** Who has submitted, sent back and approved a log, and when; the newest first. */
export async function eventsOf({ id, data: { userId } }: StoredRecord<'staff-time-log'>): Promise<StaffTimeLogEvent[]> {
  const entries = await getNewestHistory('staff-time-log', id, { limit: maxEvents });
  const found = entries.flatMap(({ before, after, version, changedAt, changedBy }) => {
    const event = eventIn(before, after, { isOwner: changedBy === userId });
    const { sentBackNote = '' } = after as Partial<Attest>;
    return event ? [{ version, at: changedAt, event, changedBy, note: event === 'SentBack' ? sentBackNote : '' }] : [];
  });
  const people = await findRecords(found.map(({ changedBy }) => ['user', changedBy] as const));
  return found.map(({ changedBy, ...event }) => {
    const by = people.get('user', changedBy)?.data;
    return { ...event, byName: by ? `${by.firstName} ${by.lastName}` : '' };
  });
}
