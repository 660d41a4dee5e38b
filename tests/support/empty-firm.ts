import { localUsers } from '../../functions/demo/local-users.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import type { Role } from '../../shared/codes/roles.ts';
import { Api } from './api.ts';

/** A firm with users but no other records, in a stack of its own. @param role of the user who is logged in */
export async function startEmptyFirm(role: Role): Promise<{ stack: LocalStack; api: Api }> {
  const stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  const { initials, pin } = localUsers.find((user) => user.role === role)!;
  return { stack, api: await Api.logIn(stack.url, initials, pin) };
}
