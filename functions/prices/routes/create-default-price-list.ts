import { createDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { nextNumber } from '../../data/core/table.ts';
import { defaultPriceListView, stageNewDefaultList } from '../owned-price-lists.ts';

export const handler = route(createDefaultPriceList, async ({ body, unit, knownChangedAt }) => {
  const productIds = productsInPriceLists(await freshReplica({ knownChangedAt })).map(({ productId }) => productId);
  const id = await nextNumber('price-list-default');
  return defaultPriceListView(await stageNewDefaultList(unit, id, { body, productIds }));
});
