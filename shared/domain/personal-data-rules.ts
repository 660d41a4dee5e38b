import { AppError } from '../codes/errors.ts';
import { forbidden } from '../codes/errors/every-call.ts';
import type { PersonKind } from '../codes/person-kinds.ts';
import type { Role } from '../codes/roles.ts';
import { monthOf } from '../lib/months.ts';
import { hasRole } from './roles.ts';

type Reader = { userId: number; role: Role };
type PersonRef = { kind: PersonKind; id: number };

/** Everybody may take out what Klang holds of themselves. */
export function mayTakeOut({ userId, role }: Reader, { kind, id }: PersonRef): boolean {
  return (kind === 'user' && id === userId) || hasRole(role, 'SuperAdmin');
}

export function requireMayTakeOut(reader: Reader, person: PersonRef): void {
  if (!mayTakeOut(reader, person)) throw new AppError(forbidden);
}

/**
 * The last day on which the law demands that a document of this day is kept: seven years after the end of the calendar
 * year in which its fiscal year ended (bokföringslagen 1999:1078, 7 kap. 2 §).
 * @param fiscalYearStart the month, 1 to 12, in which fiscal years begin
 */
export function booksKeptUntil(day: string, fiscalYearStart: number): string {
  const { year, month } = monthOf(day);
  const endsSameYear = fiscalYearStart === 1 || month < fiscalYearStart;
  return `${year + (endsSameYear ? 0 : 1) + 7}-12-31`;
}
