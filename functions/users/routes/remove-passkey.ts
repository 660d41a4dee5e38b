import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { lastKey } from '../../../shared/codes/errors/users.ts';
import { removePasskey } from '../../../shared/contract/passkeys.ts';
import { needsSecondFactor } from '../passkeys/second-factor.ts';
import { requireCurrentPin } from '../own-pin.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { passkeyIdOf, savePasskeys, stageSecurityMail } from '../passkey-store.ts';

export const handler = route(removePasskey, async ({ params, body, user, sourceIp, now, unit }) => {
  const own = await getRecord('user', user.userId);
  await requireCurrentPin(own, body, { sourceIp, now });
  const { passkeys, recoveryCodes } = own.data;
  const removed = passkeys.find((passkey) => passkeyIdOf(passkey) === params.passkeyId);
  if (!removed) throw new AppError(notFound);
  const left = passkeys.filter((passkey) => passkey !== removed);
  if (left.length === 0 && (await needsSecondFactor(own.data.role))) throw new AppError(lastKey);
  savePasskeys(unit, own, left, left.length === 0 ? '' : recoveryCodes);
  stageSecurityMail(unit, own.id, { change: 'Removed', what: removed.name }, now);
  return { done: true as const };
});
