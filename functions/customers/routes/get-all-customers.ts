import { getAllCustomers as contract } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { customerChoices } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  customerChoices(await freshReplica({ knownChangedAt }), query, user),
);
