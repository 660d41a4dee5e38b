import { createProduct } from '../../../shared/contract/products.ts';
import { route } from '../../request/route.ts';
import { productView } from '../product-store.ts';

export const handler = route(createProduct, async ({ body, unit }) => productView(await unit.create('product', body)));
