import { listPasskeys } from '../../../shared/contract/passkeys.ts';
import { recoveryCodesLeft } from '../passkeys/recovery-codes.ts';
import { needsSecondFactor } from '../passkeys/second-factor.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { passkeyView } from '../passkey-store.ts';

export const handler = route(listPasskeys, async ({ user }) => {
  const [own, isRequired] = await Promise.all([getRecord('user', user.userId), needsSecondFactor(user.role)]);
  const { passkeys, recoveryCodes } = own.data;
  return { passkeys: passkeys.map(passkeyView), recoveryCodesLeft: recoveryCodesLeft(recoveryCodes), isRequired };
});
