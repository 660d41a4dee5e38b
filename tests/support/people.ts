import { localUsers } from '../../functions/demo/local-users.ts';
import { Api } from './api.ts';
import { testStack } from './test-stack.ts';
import type { Role } from '../../shared/codes/roles.ts';

export function anonymous(): Api {
  return new Api(testStack().url);
}

/** A local user of the role, with a session of its own. */
export function logInAs(role: Role): Promise<Api> {
  return logInUser(localUsers.find((user) => user.role === role)!);
}

/** A session of another user. */
export function logInUser({ initials, pin }: { initials: string; pin: string }): Promise<Api> {
  return Api.logIn(testStack().url, initials, pin);
}
