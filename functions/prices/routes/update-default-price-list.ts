import { updateDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { productsInPriceLists } from '../../data/replica/lists/options.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { defaultPriceListData, defaultPriceListView, requireYearFree } from '../owned-price-lists.ts';
import { priceListYears } from '../price-list-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateDefaultPriceList, async ({ params, body, unit, knownChangedAt }) => {
  const list = await getRecord('price-list-default', params.priceListDefaultId);
  const { version, ...fields } = body;
  await requireVersion(list, version);
  const productIds = productsInPriceLists(await freshReplica({ knownChangedAt })).map(({ productId }) => productId);
  if (fields.year !== list.data.year) {
    await requireYearFree(fields.year);
    unit.releaseUnique(priceListYears, String(list.data.year));
    unit.reserveUnique(priceListYears, String(fields.year), list.id);
  }
  return defaultPriceListView(unit.save(list, await defaultPriceListData(fields, productIds)));
});
