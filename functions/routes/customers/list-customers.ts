import { listCustomers as contract } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listCustomers } from '../../replica/lists/customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listCustomers(await freshReplica({ knownChangedAt }), query, user),
);
