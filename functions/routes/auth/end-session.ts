import { endSession } from '../../../shared/contract/auth.ts';
import { route } from '../../runtime/route.ts';
import { endOwnSession } from '../../stores/users/session-store.ts';

export const handler = route(endSession, async ({ user, params, unit }) => {
  await endOwnSession(unit, user.userId, params.sessionId);
  return { done: true as const };
});
