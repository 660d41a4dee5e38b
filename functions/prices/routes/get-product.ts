import { getProduct } from '../../../shared/contract/products.ts';
import { getRoute } from '../../request/get-route.ts';
import { productView } from '../product-store.ts';

export const handler = getRoute(getProduct, 'product', productView);
