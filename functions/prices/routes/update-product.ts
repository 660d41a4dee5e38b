import { updateProduct } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { productUses } from '../../data/replica/lists/record-uses.ts';
import { route } from '../../request/route.ts';
import { productView, requireUnused } from '../product-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateProduct, async ({ params, body, unit, knownChangedAt }) => {
  const product = await getRecord('product', params.productId);
  const { version, ...fields } = body;
  await requireVersion(product, version);
  if (fields.productType !== product.data.productType) {
    requireUnused(productUses(await freshReplica({ knownChangedAt }), product.id), 'kan inte byta produkttyp');
  }
  return productView(unit.save(product, fields));
});
