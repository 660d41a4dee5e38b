import { getDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { defaultPriceListView } from '../default-price-list-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getDefaultPriceList, async ({ params }) =>
  defaultPriceListView(await getRecord('price-list-default', params.priceListDefaultId)),
);
