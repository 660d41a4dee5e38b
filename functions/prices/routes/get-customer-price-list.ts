import { getCustomerPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { customerPriceListView, getListOfCustomer } from '../owned-price-lists.ts';

export const handler = route(getCustomerPriceList, async ({ params }) =>
  customerPriceListView(await getListOfCustomer(params.customerId)),
);
