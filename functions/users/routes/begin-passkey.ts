import { beginPasskey } from '../../../shared/contract/passkeys.ts';
import { creationOptions } from '../passkeys/relying-party.ts';
import { requireCurrentPin } from '../own-pin.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(beginPasskey, async ({ body, user, sourceIp, now }) => {
  const own = await getRecord('user', user.userId);
  await requireCurrentPin(own, body, { sourceIp, now });
  return creationOptions(own, now);
});
