import { deleteDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { removeDefaultPriceList } from '../../records/batches/remove-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteDefaultPriceList, async ({ params, query, unit }) => {
  const list = await getRecord('price-list-default', params.priceListDefaultId);
  await requireVersion(list, query.version);
  removeDefaultPriceList(unit, list);
  return { done: true as const };
});
