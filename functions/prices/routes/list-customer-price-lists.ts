import { listCustomerPriceLists as contract } from '../../../shared/contract/customer-price-lists.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listCustomerPriceLists } from '../../data/replica/lists/customer-price-lists.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listCustomerPriceLists(await freshReplica({ knownChangedAt }), query, user),
);
