import { getProduct } from '../../../shared/contract/products.ts';
import { route } from '../../runtime/route.ts';
import { productView } from '../../stores/prices/product-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getProduct, async ({ params }) =>
  productView(await getRecord('product', params.productId)),
);
