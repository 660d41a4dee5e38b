import { getDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { getRoute } from '../../request/get-route.ts';
import { defaultPriceListView } from '../owned-price-lists.ts';

export const handler = getRoute(getDefaultPriceList, 'price-list-default', defaultPriceListView);
