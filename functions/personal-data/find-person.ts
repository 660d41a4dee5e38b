import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import type { PersonKind } from '../../shared/codes/person-kinds.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecord } from '../data/core/table.ts';

export type PersonRecord = StoredRecord<'contact'> | StoredRecord<'user'>;

/** Deleted or not. */
export async function findPerson(kind: PersonKind, id: number): Promise<PersonRecord> {
  const record = await findRecord(kind, id);
  if (!record) throw new AppError(notFound);
  return record as PersonRecord;
}
