import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { resetSecondFactor } from '../../../shared/contract/passkeys.ts';
import { refusalToChange, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { clearSecondFactor, stageSecurityMail } from '../passkey-store.ts';
import { actingUser, asTarget } from '../user-store.ts';

export const handler = route(resetSecondFactor, async ({ params, user, now, unit }) => {
  // One's own keys are removed with one's PIN.
  if (params.userId === user.userId)
    throw new AppError(forbidden, { message: 'Dina egna nycklar tar du bort under Gränssnitt.' });
  const target = await getRecord('user', params.userId);
  requireAllowed(refusalToChange(await actingUser(user), await asTarget(target)));
  clearSecondFactor(unit, target);
  stageSecurityMail(unit, target.id, { change: 'Reset', what: `${user.firstName} ${user.lastName}` }, now);
  return { done: true as const };
});
