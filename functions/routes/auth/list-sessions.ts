import { listSessions } from '../../../shared/contract/auth.ts';
import { route } from '../../runtime/route.ts';
import { listOpenSessions } from '../../stores/users/session-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(listSessions, async ({ user, token, now }) =>
  listOpenSessions(await getRecord('user', user.userId), token, now),
);
