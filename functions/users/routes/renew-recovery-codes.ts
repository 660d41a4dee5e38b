import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { renewRecoveryCodes } from '../../../shared/contract/passkeys.ts';
import { newRecoveryCodes } from '../passkeys/recovery-codes.ts';
import { requireCurrentPin } from '../own-pin.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { savePasskeys, stageSecurityMail } from '../passkey-store.ts';

/** In a unit of its own, because the answer of the call's unit is stored for retries. */
export const handler = route(renewRecoveryCodes, async ({ body, user, sourceIp, now, afterCommit }) => {
  const own = await getRecord('user', user.userId);
  await requireCurrentPin(own, body, { sourceIp, now });
  const { passkeys } = own.data;
  if (passkeys.length === 0) throw new AppError(notFound, { message: 'Lägg till en nyckel först.' });
  const { codes, stored } = await newRecoveryCodes();
  const unit = new UnitOfWork(own.id);
  savePasskeys(unit, own, passkeys, stored);
  stageSecurityMail(unit, own.id, { change: 'NewCodes', what: '' }, now);
  await unit.commit(null);
  afterCommit(async () => unit.changedAt);
  return { recoveryCodes: codes };
});
