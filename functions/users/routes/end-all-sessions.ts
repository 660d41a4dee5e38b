import { endAllSessions } from '../../../shared/contract/auth.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { endSessions } from '../user-store.ts';

export const handler = route(endAllSessions, async ({ user, unit }) => {
  endSessions(unit, await getRecord('user', user.userId));
  return { done: true as const };
});
