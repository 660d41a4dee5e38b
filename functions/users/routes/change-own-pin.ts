import { changeOwnPin } from '../../../shared/contract/auth.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { checkAndHashPin } from '../new-pin.ts';
import { requireCurrentPin } from '../own-pin.ts';
import { route } from '../../request/route.ts';
import { forgetAttempts } from '../attempt-store.ts';
import { renewSession } from '../session-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { changePin } from '../user-store.ts';

export const handler = route(
  changeOwnPin,
  async ({ body, user, token, sourceIp, now, unit, afterCommit }) => {
    const own = await getRecord('user', user.userId);
    await requireCurrentPin(own, body, { sourceIp, now });
    if (body.newPin === body.currentPin) throw fieldError('newPin', 'Välj en annan PIN än den du har.');
    const changed = changePin(unit, own, await checkAndHashPin(body, 'newPin', own.data));
    const session = await renewSession(unit, token, changed);
    // Failures with the old PIN must not delay a login with the new one.
    afterCommit(() => forgetAttempts('login-initials', own.data.initials.toUpperCase()));
    return { done: true as const, session };
  },
  { again: async () => ({ done: true as const, session: null }) },
);
