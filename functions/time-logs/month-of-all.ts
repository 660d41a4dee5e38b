import type { Month } from '../../shared/lib/months.ts';
import type { Data } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { findTimeLogMonths } from './staff-time-log-store.ts';

type PersonMonth<Person> = { person: Person; firstLog: Month | undefined; log: Data<'staff-time-log'> | undefined };

/** Each person's log of a month, and the first month that they have a log of. */
export async function monthOfAll<Person extends { userId: number }>(
  people: readonly Person[],
  { year, month }: Month,
): Promise<PersonMonth<Person>[]> {
  const stored = await Promise.all(people.map(async ({ userId }) => findTimeLogMonths(userId)));
  const ids = stored.map((logs) => logs.find((log) => log.year === year && log.month === month)?.staffTimeLogId);
  const records = await findRecords(ids.map((id) => ['staff-time-log', id] as const));
  return people.map((person, index) => {
    const log = records.get('staff-time-log', ids[index]);
    return { person, firstLog: stored[index]![0], log: log?.deleted === false ? log.data : undefined };
  });
}
