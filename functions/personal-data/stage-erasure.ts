import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { stageErasure } from './erasure-store.ts';
import { erasedData } from './erased-data.ts';

/**
 * Erases a person's record, and stages the erasure of its history and of the items beside it. The record is deleted
 * too, if it is not. The new version's history entry does not hold what the version before had.
 */
export async function stagePersonErasure(
  unit: UnitOfWork,
  record: StoredRecord<'contact'> | StoredRecord<'user'>,
  now: Date,
): Promise<void> {
  const { kind, data } = record;
  if (data.erasedAt !== null) throw new AppError(conflict, { message: 'Personuppgifterna är redan raderade.' });
  const erased = erasedData(kind, data as Data<'contact' | 'user'>);
  unit.removeAs({ ...record, data: erased }, { ...erased, erasedAt: now.toISOString() });
  await stageErasure(unit, { of: kind, id: record.id, version: record.version + 1 }, now);
}

/** Removes the health data of a time log. */
export async function stageHealthRemoval(
  unit: UnitOfWork,
  record: StoredRecord<'staff-time-log'>,
  now: Date,
): Promise<void> {
  const erased = erasedData('staff-time-log', record.data);
  unit.save({ ...record, data: erased }, { ...erased, dateHealthRemoved: now.toISOString() });
  await stageErasure(unit, { of: 'staff-time-log', id: record.id, version: record.version + 1 }, now);
}
