import { listSessions } from '../../../shared/contract/auth.ts';
import { route } from '../../request/route.ts';
import { listOpenSessions } from '../session-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(listSessions, async ({ user, token, now }) =>
  listOpenSessions(await getRecord('user', user.userId), token, now),
);
