import { listCustomerPriceLists as contract } from '../../../shared/contract/price-lists.ts';
import { listCustomerPriceLists } from '../../data/replica/lists/customer-price-lists.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listCustomerPriceLists);
