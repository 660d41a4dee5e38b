import { localUsers } from '../../functions/demo/local-users.ts';
import { logIn } from '../../shared/contract/auth.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { Api } from './api.ts';
import type { Role } from '../../shared/codes/roles.ts';

/** A session of the role's local user, as the front end stores it. */
export function sessionOf(url: string, role: Role): Promise<Session> {
  const { initials, pin } = localUsers.find((user) => user.role === role)!;
  return new Api(url).result(logIn, { body: { initials, password: pin } });
}
