import { getDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../runtime/route.ts';
import { defaultPriceListView } from '../../stores/prices/default-price-list-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getDefaultPriceList, async ({ params }) =>
  defaultPriceListView(await getRecord('price-list-default', params.priceListDefaultId)),
);
