import { createProduct } from '../../../shared/contract/products.ts';
import { route } from '../../runtime/route.ts';
import { productView } from '../../stores/prices/product-store.ts';

export const handler = route(createProduct, async ({ body, unit }) => productView(await unit.create('product', body)));
