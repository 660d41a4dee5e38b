import { deleteProduct } from '../../../shared/contract/products.ts';
import { productUses } from '../../replica/lists/product-uses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { requireUnused } from '../../stores/prices/product-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteProduct, async ({ params, query, unit, knownChangedAt }) => {
  const product = await getRecord('product', params.productId);
  await requireVersion(product, query.version);
  requireUnused(productUses(await freshReplica({ knownChangedAt }), product.id), 'kan inte tas bort');
  unit.remove(product);
  return { done: true as const };
});
