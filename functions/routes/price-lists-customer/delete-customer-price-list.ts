import { deleteCustomerPriceList } from '../../../shared/contract/customer-price-lists.ts';
import { route } from '../../runtime/route.ts';
import { getListOfCustomer } from '../../stores/prices/customer-price-list-store.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteCustomerPriceList, async ({ params, query, unit }) => {
  const list = await getListOfCustomer(params.customerId);
  await requireVersion(list, query.version);
  unit.remove(list);
  return { done: true as const };
});
