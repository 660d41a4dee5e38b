import type { Data } from '../data/core/records.ts';

/** What the demo says of a person; the rest is as for any new user. */
export type Person = Pick<Data<'user'>, 'initials' | 'role' | 'firstName' | 'lastName' | 'phone' | 'email'>;

type LocalUser = Person & { pin: string };

/** Users whose PINs are in the README; no deployment has them. */
export const localUsers: readonly LocalUser[] = [
  {
    initials: 'AL',
    pin: 'tallbarr',
    role: 'Staff',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    phone: '031-700 10 21',
    email: 'anna.lindqvist@klang.example',
  },
  {
    initials: 'BS',
    pin: 'granskog',
    role: 'SuperAdmin',
    firstName: 'Björn',
    lastName: 'Sandell',
    phone: '031-700 10 22',
    email: 'bjorn.sandell@klang.example',
  },
  {
    initials: 'CE',
    pin: 'lingonris',
    role: 'Developer',
    firstName: 'Cecilia',
    lastName: 'Ek',
    phone: '031-700 10 23',
    email: 'cecilia.ek@klang.example',
  },
];
