import { getAllCustomers as contract } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allCustomers } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allCustomers(await freshReplica({ knownChangedAt })),
);
