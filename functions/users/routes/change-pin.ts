import { changePin as contract } from '../../../shared/contract/users.ts';
import { refusalToChange, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { checkAndHashPin } from '../new-pin.ts';
import { route } from '../../request/route.ts';
import { forgetAttempts } from '../attempt-store.ts';
import { renewSession } from '../session-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { actingUser, asTarget, changePin } from '../user-store.ts';

export const handler = route(
  contract,
  async ({ params, body, user, token, unit, afterCommit }) => {
    const target = await getRecord('user', params.userId);
    requireAllowed(refusalToChange(await actingUser(user), await asTarget(target)));
    const changed = changePin(unit, target, await checkAndHashPin(body, 'newPin', target.data));
    const session = target.id === user.userId ? await renewSession(unit, token, changed) : null;
    // Failures with the old PIN must not delay a login with the new one.
    afterCommit(() => forgetAttempts('login-initials', target.data.initials.toUpperCase()));
    return { done: true as const, session };
  },
  { again: async () => ({ done: true as const, session: null }) },
);
