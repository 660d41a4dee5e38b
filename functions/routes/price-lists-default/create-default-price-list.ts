import { createDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { productsInPriceLists } from '../../replica/lists/options.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { nextNumber } from '../../stores/core/table.ts';
import { defaultPriceListView, stageNewDefaultList } from '../../stores/prices/default-price-list-store.ts';

export const handler = route(createDefaultPriceList, async ({ body, unit, knownChangedAt }) => {
  const productIds = productsInPriceLists(await freshReplica({ knownChangedAt })).map(({ productId }) => productId);
  const id = await nextNumber('price-list-default');
  return defaultPriceListView(await stageNewDefaultList(unit, id, { body, productIds }));
});
