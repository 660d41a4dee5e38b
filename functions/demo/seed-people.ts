import { hashPin } from '../runtime/pin.ts';
import type { Data, Stored } from '../stores/core/records.ts';
import { newSecret } from '../stores/users/session-store.ts';
import { createUser, findUserByInitials } from '../stores/users/user-store.ts';
import * as demo from './demo-data.ts';
import { inUnits } from './in-units.ts';
import { localUsers } from './local-users.ts';
import { mailName } from './mail-name.ts';

export async function seedUsers(): Promise<Stored<'user'>[]> {
  return inUnits(localUsers, async (unit, { pin, ...user }) =>
    createUser(unit, { ...user, pinHash: await hashPin(pin), sessionGeneration: 1 }),
  );
}

export async function seedColleagues(pin: string): Promise<Stored<'user'>[]> {
  const pinHash = await hashPin(pin);
  return inUnits(colleagues(), (unit, colleague) => createUser(unit, { ...colleague, pinHash, sessionGeneration: 1 }));
}

type Person = Omit<Data<'user'>, 'pinHash' | 'sessionGeneration'>;

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
export async function seedPeople(): Promise<{ users: Stored<'user'>[]; newUsers: Stored<'user'>[] }> {
  const wanted: Person[] = [
    ...localUsers.map(({ pin: _pin, ...person }) => ({ ...person, role: 'Staff' as const })),
    ...colleagues(),
  ];
  const newUsers: Stored<'user'>[] = [];
  const users = await inUnits(wanted, async (unit, person) => {
    const known = await findUserByInitials(person.initials);
    if (known) return known;
    const user = await createUser(unit, {
      ...person,
      pinHash: await hashPin(newSecret().secret),
      sessionGeneration: 1,
    });
    newUsers.push(user);
    return user;
  });
  return { users, newUsers };
}
