import { logOut } from '../../../shared/contract/auth.ts';
import { route } from '../../runtime/route.ts';
import { closeSession } from '../../stores/users/session-store.ts';

export const handler = route(logOut, async ({ token }) => {
  await closeSession(token);
  return { done: true as const };
});
