import { logOut } from '../../../shared/contract/auth.ts';
import { route } from '../../request/route.ts';
import { closeSession } from '../session-store.ts';

export const handler = route(logOut, async ({ token }) => {
  await closeSession(token);
  return { done: true as const };
});
