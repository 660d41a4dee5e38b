import { createCustomerPriceList } from '../../../shared/contract/customer-price-lists.ts';
import { route } from '../../request/route.ts';
import { customerPriceListView, stageNewCustomerList } from '../customer-price-list-store.ts';

export const handler = route(createCustomerPriceList, async ({ body, unit }) =>
  customerPriceListView(await stageNewCustomerList(unit, body)),
);
