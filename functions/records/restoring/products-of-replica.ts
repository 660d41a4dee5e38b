import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { productUses } from '../../data/replica/lists/record-uses.ts';
import type { RestoreContext } from './restorer.ts';

type ReplicaQuery = Pick<RestoreContext, 'knownChangedAt'>;

export async function usesOf(productId: number, asking: ReplicaQuery) {
  return productUses(await freshReplica(asking), productId);
}

export async function productsToPrice(asking: ReplicaQuery) {
  return productsInPriceLists(await freshReplica(asking));
}
