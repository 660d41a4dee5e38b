import { getAllProducts as contract } from '../../../shared/contract/products.ts';
import { allProducts } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, allProducts);
