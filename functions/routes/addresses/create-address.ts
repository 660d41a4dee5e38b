import { createAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../runtime/route.ts';
import { addressData, addressView, getCustomerOfAddress } from '../../stores/address-store.ts';

export const handler = route(createAddress, async ({ body, unit }) => {
  const { data: customer } = await getCustomerOfAddress(body.customerId);
  return addressView(await unit.create('address', addressData(body, customer.name)), customer.name);
});
