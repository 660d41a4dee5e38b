import { getProduct } from '../../../shared/contract/products.ts';
import { route } from '../../request/route.ts';
import { productView } from '../product-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getProduct, async ({ params }) =>
  productView(await getRecord('product', params.productId)),
);
