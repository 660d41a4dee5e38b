import { logInByFirstKey } from '../../../shared/contract/passkeys.ts';
import { addPasskeyTo } from '../../passkeys/add-passkey.ts';
import { finishTicket, userOfTicket } from '../../passkeys/second-factor.ts';
import { beginSession } from '../../runtime/begin-session.ts';
import { knownDevice } from '../../runtime/known-device.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(logInByFirstKey, async (context) => {
  const { body, cookies, now, afterCommit } = context;
  const begun = await userOfTicket(body.ticket, 'NewKey', now);
  const { recoveryCodes, user, changedAt } = await addPasskeyTo(begun, body, now);
  await finishTicket(body.ticket);
  afterCommit(async () => changedAt);
  const device = await knownDevice(cookies, user.id);
  return { recoveryCodes, session: await beginSession(context, user, { way: 'Key', device }) };
});
