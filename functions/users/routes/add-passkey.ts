import { addPasskey } from '../../../shared/contract/passkeys.ts';
import { addPasskeyTo } from '../passkeys/add-passkey.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(addPasskey, async ({ body, user, now, afterCommit }) => {
  const { recoveryCodes, changedAt } = await addPasskeyTo(await getRecord('user', user.userId), body, now);
  afterCommit(async () => changedAt);
  return { recoveryCodes };
});
