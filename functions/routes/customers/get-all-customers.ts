import { getAllCustomers as contract } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { customerChoices } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  customerChoices(await freshReplica({ knownChangedAt }), query, user),
);
