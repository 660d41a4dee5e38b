import { beginFirstKey } from '../../../shared/contract/passkeys.ts';
import { creationOptions } from '../passkeys/relying-party.ts';
import { userOfTicket } from '../passkeys/second-factor.ts';
import { route } from '../../request/route.ts';

export const handler = route(beginFirstKey, async ({ body, now }) =>
  creationOptions(await userOfTicket(body.ticket, 'NewKey', now), now),
);
