import { getCustomerPriceList } from '../../../shared/contract/customer-price-lists.ts';
import { route } from '../../runtime/route.ts';
import { customerPriceListView, getListOfCustomer } from '../../stores/prices/customer-price-list-store.ts';

export const handler = route(getCustomerPriceList, async ({ params }) =>
  customerPriceListView(await getListOfCustomer(params.customerId)),
);
