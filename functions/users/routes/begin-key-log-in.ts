import { beginKeyLogIn } from '../../../shared/contract/passkeys.ts';
import { requestOptions } from '../passkeys/relying-party.ts';
import { userOfTicket } from '../passkeys/second-factor.ts';
import { route } from '../../request/route.ts';
import { countAttempt } from '../attempt-store.ts';

/** Above what a whole office behind one address needs; each writes a challenge that lasts five minutes. */
const byAddress = { free: 300, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, forgetSeconds: 10 * 60 };

export const handler = route(beginKeyLogIn, async ({ body, sourceIp, now }) => {
  await countAttempt('key-options', sourceIp, byAddress, now);
  const user = body.ticket === null ? undefined : await userOfTicket(body.ticket, 'Key', now);
  return requestOptions(user, now);
});
