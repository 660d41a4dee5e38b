import { updateCustomerPriceList } from '../../../shared/contract/price-lists.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { route } from '../../request/route.ts';
import { customerPriceListData, customerPriceListView, getListOfCustomer } from '../owned-price-lists.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateCustomerPriceList, async ({ params, body, unit }) => {
  const list = await getListOfCustomer(params.customerId);
  const { version, customerId = list.id, ...fields } = body;
  await requireVersion(list, version);
  if (customerId !== list.id) throw fieldError('customerId', 'Kunden kan inte bytas. Gör en ny prislista.');
  return customerPriceListView(unit.save(list, await customerPriceListData({ customerId, ...fields })));
});
