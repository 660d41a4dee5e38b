import { deleteDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../runtime/route.ts';
import { priceListYears } from '../../stores/prices/price-list-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteDefaultPriceList, async ({ params, query, unit }) => {
  const list = await getRecord('price-list-default', params.priceListDefaultId);
  await requireVersion(list, query.version);
  unit.remove(list);
  unit.releaseUnique(priceListYears, String(list.data.year));
  return { done: true as const };
});
