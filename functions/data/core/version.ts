import { AppError } from '../../../shared/codes/errors.ts';
import { staleVersion } from '../../../shared/codes/errors/changes.ts';
import { staleSentence } from '../../../shared/text/record-change.ts';
import type { StoredRecord } from './records.ts';
import { findRecord } from './table.ts';

/**
 * Optimistic concurrency: allows a write only if it was made from the newest version.
 * @throws stale_version that names who changed the record and when
 */
export async function requireVersion(record: StoredRecord, version: number | undefined): Promise<void> {
  if (version === undefined || version === record.version) return;
  const user = record.changedBy > 0 ? await findRecord('user', record.changedBy) : undefined;
  const by = user ? `${user.data.firstName} ${user.data.lastName} (${user.data.initials})` : 'Klang';
  const changed = { by, at: record.changedAt };
  throw new AppError(staleVersion, { message: staleSentence(changed), facts: { changed } });
}
