import { listWorkOrders as contract } from '../../../shared/contract/work-orders.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listWorkOrders } from '../../data/replica/lists/work-orders.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listWorkOrders(await freshReplica({ knownChangedAt }), query, user),
);
