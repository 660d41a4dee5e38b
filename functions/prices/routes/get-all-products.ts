import { getAllProducts as contract } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allProducts } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allProducts(await freshReplica({ knownChangedAt })),
);
