import { isMissing, stateOf } from '../../shared/domain/time-log-attest.ts';
import type { Day } from '../../shared/lib/days.ts';
import type { MonthOfPerson, YearOfPerson } from '../../shared/schemas/staff-time-log.ts';
import { findRecords } from '../data/core/table.ts';
import { findTimeLogMonths } from './staff-time-log-store.ts';

type Person = Omit<YearOfPerson, 'months'> & { employedUntil: string };

/** The state of each person's months of a year: all users, and those deleted users who have a log in it. */
export async function yearOfAll(people: readonly Person[], year: number, today: Day): Promise<YearOfPerson[]> {
  const stored = await Promise.all(people.map(async ({ userId }) => findTimeLogMonths(userId)));
  const logs = await findRecords(
    stored.flat().flatMap((log) => (log.year === year ? [['staff-time-log', log.staffTimeLogId] as const] : [])),
  );
  return people.flatMap((person, index) => {
    const known = stored[index]!;
    const firstLog = person.deleted ? undefined : known[0];
    const months = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month): MonthOfPerson[] => {
      const id = known.find((log) => log.year === year && log.month === month)?.staffTimeLogId;
      const log = logs.get('staff-time-log', id);
      if (log && !log.deleted) {
        return [{ month, state: stateOf(log.data), staffTimeLogId: log.id, version: log.version }];
      }
      return isMissing({ year, month }, { firstLog, today, employedUntil: person.employedUntil })
        ? [{ month, state: 'Missing', staffTimeLogId: null, version: null }]
        : [];
    });
    return person.deleted && months.length === 0 ? [] : [{ ...person, months }];
  });
}
