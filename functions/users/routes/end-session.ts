import { endSession } from '../../../shared/contract/auth.ts';
import { route } from '../../request/route.ts';
import { endOwnSession } from '../session-store.ts';

export const handler = route(endSession, async ({ user, params, unit }) => {
  await endOwnSession(unit, user.userId, params.sessionId);
  return { done: true as const };
});
