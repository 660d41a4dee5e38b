import { deleteProduct } from '../../../shared/contract/products.ts';
import { removeProduct } from '../../records/batches/remove-listed-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteProduct, async ({ params, query, unit, knownChangedAt }) => {
  const product = await getRecord('product', params.productId);
  await requireVersion(product, query.version);
  await removeProduct(unit, product, knownChangedAt);
  return { done: true as const };
});
