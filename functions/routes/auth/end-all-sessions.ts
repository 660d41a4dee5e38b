import { endAllSessions } from '../../../shared/contract/auth.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { endSessions } from '../../stores/users/user-store.ts';

export const handler = route(endAllSessions, async ({ user, unit }) => {
  endSessions(unit, await getRecord('user', user.userId));
  return { done: true as const };
});
