import { updateProduct } from '../../../shared/contract/products.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { productUses } from '../../replica/lists/product-uses.ts';
import { route } from '../../runtime/route.ts';
import { productView, requireUnused } from '../../stores/prices/product-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(updateProduct, async ({ params, body, unit, knownChangedAt }) => {
  const product = await getRecord('product', params.productId);
  const { version, ...fields } = body;
  await requireVersion(product, version);
  if (fields.productType !== product.data.productType) {
    requireUnused(productUses(await freshReplica({ knownChangedAt }), product.id), 'kan inte byta produkttyp');
  }
  return productView(unit.save(product, fields));
});
