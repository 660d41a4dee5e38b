import { deleteProduct } from '../../../shared/contract/products.ts';
import { removeProduct } from '../../batches/remove-listed-records.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteProduct, async ({ params, query, unit, knownChangedAt }) => {
  const product = await getRecord('product', params.productId);
  await requireVersion(product, query.version);
  await removeProduct(unit, product, knownChangedAt);
  return { done: true as const };
});
