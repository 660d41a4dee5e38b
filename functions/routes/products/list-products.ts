import { listProducts as contract } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listProducts } from '../../replica/lists/products.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listProducts(await freshReplica({ knownChangedAt }), query, user),
);
