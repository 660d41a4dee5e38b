import { listWorkOrders as contract } from '../../../shared/contract/work-orders.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listWorkOrders } from '../../replica/lists/work-orders.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listWorkOrders(await freshReplica({ knownChangedAt }), query, user),
);
