import { getAllProducts as contract } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allProducts } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allProducts(await freshReplica({ knownChangedAt })),
);
