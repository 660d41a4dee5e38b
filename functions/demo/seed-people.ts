import { user as entity } from '../../shared/entities/user.ts';
import { hashPin } from '../users/pin.ts';
import { type Day, addDays } from '../../shared/lib/days.ts';
import { monthAfter, monthOf, writeMonth } from '../../shared/lib/months.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { newSecret } from '../users/session-store.ts';
import { createUser, findUserByInitials } from '../users/user-store.ts';
import * as demo from './demo-data.ts';
import { inUnits } from './in-units.ts';
import { localUsers, type Person } from './local-users.ts';
import { mailName } from './mail-name.ts';
import { monthsOfLogs } from './seed-staff-time-logs.ts';

/** @param today with opening balances from before the time logs that are seeded */
export async function seedUsers(today?: Day): Promise<StoredRecord<'user'>[]> {
  return inUnits(localUsers, async (unit, { pin, ...user }) =>
    createUser(unit, { ...entity.empty, ...user, ...openingBalance(user, today), pinHash: await hashPin(pin) }),
  );
}

export async function seedColleagues(pin: string, today: Day): Promise<StoredRecord<'user'>[]> {
  const pinHash = await hashPin(pin);
  return inUnits(colleagues(), (unit, colleague) =>
    createUser(unit, { ...entity.empty, ...colleague, ...openingBalance(colleague, today), pinHash }),
  );
}

function openingBalance({ initials }: Person, today: Day | undefined): Partial<Data<'user'>> {
  const balance = demo.openingBalances[initials];
  if (!balance || today === undefined) return {};
  const [balanceFlexHours, balanceVacationDays] = balance;
  const firstLog = monthAfter(monthOf(today), -monthsOfLogs);
  return { balanceDate: addDays(`${writeMonth(firstLog)}-01`, -1), balanceFlexHours, balanceVacationDays };
}

function colleagues(): Person[] {
  return demo.colleagues.map(([initials, firstName, lastName], index) => ({
    initials,
    firstName,
    lastName,
    role: 'Staff',
    phone: `031-700 10 ${30 + index}`,
    email: `${mailName(firstName)}.${mailName(lastName)}@klang.example`,
  }));
}

/**
 * The same people in a table with users of its own: existing users with the same initials are reused. Nobody can log in
 * as a created user: the PIN is random and the mail address leads nowhere.
 */
export async function seedPeople(
  today: Day,
): Promise<{ users: StoredRecord<'user'>[]; newUsers: StoredRecord<'user'>[] }> {
  const people: Person[] = [
    ...localUsers.map(({ pin: _pin, ...person }) => ({ ...person, role: 'Staff' as const })),
    ...colleagues(),
  ];
  const newUsers: StoredRecord<'user'>[] = [];
  const users = await inUnits(people, async (unit, person) => {
    const known = await findUserByInitials(person.initials);
    if (known) return known;
    const user = await createUser(unit, {
      ...entity.empty,
      ...person,
      ...openingBalance(person, today),
      pinHash: await hashPin(newSecret().secret),
    });
    newUsers.push(user);
    return user;
  });
  return { users, newUsers };
}
