import { createCustomerPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { customerPriceListView, stageNewCustomerList } from '../owned-price-lists.ts';

export const handler = route(createCustomerPriceList, async ({ body, unit }) =>
  customerPriceListView(await stageNewCustomerList(unit, body)),
);
