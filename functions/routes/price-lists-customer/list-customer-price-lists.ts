import { listCustomerPriceLists as contract } from '../../../shared/contract/customer-price-lists.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listCustomerPriceLists } from '../../replica/lists/customer-price-lists.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listCustomerPriceLists(await freshReplica({ knownChangedAt }), query, user),
);
