import { getCustomerPriceList } from '../../../shared/contract/customer-price-lists.ts';
import { route } from '../../request/route.ts';
import { customerPriceListView, getListOfCustomer } from '../customer-price-list-store.ts';

export const handler = route(getCustomerPriceList, async ({ params }) =>
  customerPriceListView(await getListOfCustomer(params.customerId)),
);
