import { createHubTicket as contract } from '../../../shared/contract/hub.ts';
import { route } from '../../runtime/route.ts';
import { createHubTicket } from '../../stores/messages/hub-store.ts';

export const handler = route(contract, async ({ user, token, now }) => ({
  ticket: await createHubTicket(user, token, now),
  at: now.toISOString(),
}));
