import { listDefaultPriceLists as contract } from '../../../shared/contract/price-lists.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listDefaultPriceLists } from '../../data/replica/lists/default-price-lists.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listDefaultPriceLists(await freshReplica({ knownChangedAt }), query, user),
);
