import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { renamePasskey } from '../../../shared/contract/passkeys.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { passkeyIdOf, savePasskeys } from '../passkey-store.ts';

export const handler = route(renamePasskey, async ({ params, body, user, unit }) => {
  const own = await getRecord('user', user.userId);
  const { passkeys, recoveryCodes } = own.data;
  const isNamed = passkeys.some((passkey) => passkeyIdOf(passkey) === params.passkeyId);
  if (!isNamed) throw new AppError(notFound);
  const renamed = passkeys.map((passkey) =>
    passkeyIdOf(passkey) === params.passkeyId ? { ...passkey, name: body.name } : passkey,
  );
  savePasskeys(unit, own, renamed, recoveryCodes);
  return { done: true as const };
});
