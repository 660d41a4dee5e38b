import { listCustomers as contract } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listCustomers } from '../../data/replica/lists/customers.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listCustomers(await freshReplica({ knownChangedAt }), query, user),
);
