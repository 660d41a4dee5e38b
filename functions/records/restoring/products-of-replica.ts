import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { productUses } from '../../data/replica/lists/product-uses.ts';
import type { Restoring } from './restorer.ts';

type Asking = Pick<Restoring, 'knownChangedAt'>;

export async function usesOf(productId: number, asking: Asking) {
  return productUses(await freshReplica(asking), productId);
}

export async function productsToPrice(asking: Asking) {
  return productsInPriceLists(await freshReplica(asking));
}
