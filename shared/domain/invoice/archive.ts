import { type Day, addDays, dayOf } from '../../lib/days.ts';

/**
 * The retention period during which an invoice's file cannot be overwritten or deleted. Bokföringslagen 7:2 requires
 * seven years after the financial year, at most eight years after the invoice for calendar years.
 */
const archiveYears = 8;

/** Includes leap days. */
export const archiveDays = archiveYears * 365 + 2;

/** The first day on which a file archived at this time is no longer locked. */
export function lockedUntil(archivedAt: string): Day {
  return addDays(dayOf(new Date(archivedAt)), archiveDays);
}
