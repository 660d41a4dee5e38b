import { createCustomerPriceList } from '../../../shared/contract/customer-price-lists.ts';
import { route } from '../../runtime/route.ts';
import {
  customerPriceListData,
  customerPriceListView,
  requireNoList,
} from '../../stores/prices/customer-price-list-store.ts';
import { findRecords } from '../../stores/core/table.ts';

export const handler = route(createCustomerPriceList, async ({ body, unit }) => {
  const { customerId } = body;
  const found = await findRecords([
    ['customer', customerId],
    ['price-list-customer', customerId],
  ]);
  found.require('customer', customerId, 'customerId', 'Kunden finns inte. Välj en annan.');
  const before = found.get('price-list-customer', customerId);
  requireNoList(before);
  const data = await customerPriceListData(body);
  return customerPriceListView(
    before ? unit.restore(before, data) : unit.createWithId('price-list-customer', customerId, data),
  );
});
