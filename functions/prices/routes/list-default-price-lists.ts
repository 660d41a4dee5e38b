import { listDefaultPriceLists as contract } from '../../../shared/contract/price-lists.ts';
import { listDefaultPriceLists } from '../../data/replica/lists/default-price-lists.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listDefaultPriceLists);
