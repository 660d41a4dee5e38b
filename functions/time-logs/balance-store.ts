import { balancesOf, submittedBalances } from '../../shared/domain/balances.ts';
import type { Day } from '../../shared/lib/days.ts';
import { monthIndex, monthOf } from '../../shared/lib/months.ts';
import type { BalancesOfPerson, BalancesOfUser } from '../../shared/schemas/staff-time-log.ts';
import type { Data } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { systemSettingsId, systemSettingsIn } from '../settings/settings-store.ts';
import { findTimeLogMonths } from './staff-time-log-store.ts';

type UserLogs = { user: Data<'user'>; logs: Data<'staff-time-log'>[] };

/** Users with their logs since the opening balance, and the firm's days of vacation. */
async function findOfUsers(userIds: readonly number[]) {
  const [records, stored] = await Promise.all([
    findRecords([...userIds.map((userId) => ['user', userId] as const), systemSettingsId]),
    Promise.all(userIds.map(async (userId) => findTimeLogMonths(userId))),
  ]);
  const wanted = userIds.map((userId, index) => {
    const balanceDate = records.get('user', userId)?.data.balanceDate ?? null;
    const first = balanceDate === null ? 0 : monthIndex(monthOf(balanceDate));
    return stored[index]!.filter((month) => monthIndex(month) >= first).map(({ staffTimeLogId }) => staffTimeLogId);
  });
  const found = await findRecords(wanted.flat().map((id) => ['staff-time-log', id] as const));
  const users = userIds.flatMap((userId, index): (UserLogs & { userId: number })[] => {
    const user = records.get('user', userId)?.data;
    const logs = wanted[index]!.flatMap((id) => found.get('staff-time-log', id) ?? []);
    return user ? [{ userId, user, logs: logs.filter(({ deleted }) => !deleted).map(({ data }) => data) }] : [];
  });
  return { users, vacationDaysPerYear: systemSettingsIn(records).data.vacationDaysPerYear };
}

/** @param userId of a user that exists */
export async function balancesOfUser(userId: number, today: Day): Promise<BalancesOfUser> {
  const { users, vacationDaysPerYear } = await findOfUsers([userId]);
  const { user, logs } = users[0]!;
  const known = { user, logs, today, vacationDaysPerYear };
  return {
    ...submittedBalances(known),
    firstName: user.firstName,
    lastName: user.lastName,
    openingDay: user.balanceDate,
    vacationDaysPerYear,
    months: balancesOf(known),
  };
}

/** The balances of people who keep logs, or have opening balances. */
export async function balancesOfPeople<Person extends { userId: number }>(
  people: readonly Person[],
  today: Day,
): Promise<(Person & Omit<BalancesOfPerson, 'userId' | 'initials' | 'firstName' | 'lastName'>)[]> {
  const { users, vacationDaysPerYear } = await findOfUsers(people.map(({ userId }) => userId));
  const byId = new Map(users.map((one) => [one.userId, one]));
  return people.flatMap((person) => {
    const { user, logs } = byId.get(person.userId) ?? {};
    if (!user || !logs || (logs.length === 0 && user.balanceDate === null)) return [];
    const balances = submittedBalances({ user, logs, today, vacationDaysPerYear });
    return [{ ...person, ...balances, openingDay: user.balanceDate }];
  });
}
