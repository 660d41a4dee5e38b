import { createHubTicket as contract } from '../../../shared/contract/hub.ts';
import { route } from '../../request/route.ts';
import { createHubTicket } from '../hub-store.ts';

export const handler = route(contract, async ({ user, token, now }) => ({
  ticket: await createHubTicket(user, token, now),
  at: now.toISOString(),
}));
