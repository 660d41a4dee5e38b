import { listProducts as contract } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listProducts } from '../../data/replica/lists/products.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listProducts(await freshReplica({ knownChangedAt }), query, user),
);
