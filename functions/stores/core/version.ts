import { AppError } from '../../../shared/codes/errors.ts';
import { staleVersion } from '../../../shared/codes/errors/changes.ts';
import { formatInstant } from '../../../shared/lib/format.ts';
import { readAgain } from '../../../shared/text/read-again.ts';
import type { Stored } from './records.ts';
import { findRecord } from './table.ts';

/**
 * Optimistic concurrency: allows a write only if it was made from the newest version.
 * @throws stale_version that names who changed the record and when
 */
export async function requireVersion(record: Stored, version: number | undefined): Promise<void> {
  if (version === undefined || version === record.version) return;
  const user = record.changedBy > 0 ? await findRecord('user', record.changedBy) : undefined;
  const who = user ? `${user.data.firstName} ${user.data.lastName} (${user.data.initials})` : 'Klang';
  throw new AppError(staleVersion, {
    message: `${who} ändrade uppgiften ${formatInstant(record.changedAt)}. ${readAgain}`,
  });
}
