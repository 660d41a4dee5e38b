import { logInByFirstKey } from '../../../shared/contract/passkeys.ts';
import { addPasskeyTo } from '../passkeys/add-passkey.ts';
import { finishTicket, userOfTicket } from '../passkeys/second-factor.ts';
import { beginSession } from '../begin-session.ts';
import { knownDevice } from '../known-device.ts';
import { route } from '../../request/route.ts';

export const handler = route(logInByFirstKey, async (context) => {
  const { body, cookies, now, afterCommit } = context;
  const begun = await userOfTicket(body.ticket, 'NewKey', now);
  const { recoveryCodes, user, changedAt } = await addPasskeyTo(begun, body, now);
  await finishTicket(body.ticket);
  afterCommit(async () => changedAt);
  const device = await knownDevice(cookies, user.id);
  return { recoveryCodes, session: await beginSession(context, user, { way: 'Key', device }) };
});
