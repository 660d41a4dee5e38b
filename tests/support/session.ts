import { localUsers } from '../../functions/demo/local-users.ts';
import { logIn } from '../../shared/contract/auth.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { Api } from './api.ts';
import type { Role } from '../../shared/codes/roles.ts';

/** Who can log in: a role's local user, or another user with the PIN. */
export type Person = Role | { initials: string; pin: string };

/** A session as the front end stores it. */
export function sessionOf(url: string, who: Person): Promise<Session> {
  const { initials, pin } = typeof who === 'string' ? localUsers.find((user) => user.role === who)! : who;
  return new Api(url).result(logIn, { body: { initials, password: pin } });
}
