import { deleteCustomerPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { getListOfCustomer } from '../owned-price-lists.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteCustomerPriceList, async ({ params, query, unit }) => {
  const list = await getListOfCustomer(params.customerId);
  await requireVersion(list, query.version);
  unit.remove(list);
  return { done: true as const };
});
