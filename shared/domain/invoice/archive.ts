import { type Day, addDays, dayOf } from '../../lib/days.ts';

/**
 * For how long nobody can overwrite or delete an invoice's file. Bookkeeping is kept until the end of the seventh year
 * after its financial year (bokföringslagen 7:2), which is at most eight years after the invoice where that year is the
 * calendar's.
 */
const archiveYears = 8;

/** In days, leap days counted. */
export const archiveDays = archiveYears * 365 + 2;

/** The first day on which a file that was archived on the day is locked no longer. */
export function lockedUntil(archivedAt: string): Day {
  return addDays(dayOf(new Date(archivedAt)), archiveDays);
}
