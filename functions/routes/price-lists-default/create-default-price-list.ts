import { createDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { allProducts } from '../../replica/lists/options.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import {
  defaultPriceListData,
  defaultPriceListView,
  requireYearFree,
} from '../../stores/prices/default-price-list-store.ts';
import { priceListYears } from '../../stores/prices/price-list-store.ts';

export const handler = route(createDefaultPriceList, async ({ body, unit, knownChangedAt }) => {
  const productIds = allProducts(await freshReplica({ knownChangedAt })).map(({ productId }) => productId);
  await requireYearFree(body.year);
  const list = await unit.create('price-list-default', await defaultPriceListData(body, productIds));
  unit.reserveUnique(priceListYears, String(body.year), list.id);
  return defaultPriceListView(list);
});
