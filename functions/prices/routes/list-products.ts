import { listProducts as contract } from '../../../shared/contract/products.ts';
import { listProducts } from '../../data/replica/lists/products.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listProducts);
