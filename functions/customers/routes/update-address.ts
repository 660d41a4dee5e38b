import { updateAddress } from '../../../shared/contract/addresses.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { route } from '../../request/route.ts';
import { addressData, addressView, getCustomerOfAddress } from '../address-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateAddress, async ({ params, body, unit }) => {
  const address = await getRecord('address', params.addressId);
  const { version, ...fields } = body;
  await requireVersion(address, version);
  if (fields.customerId !== address.data.customerId && address.refs > 0) {
    throw fieldError('customerId', 'Adressen används av sin kund eller ett projekt och kan inte byta kund.');
  }
  const { data: customer } = await getCustomerOfAddress(fields.customerId);
  return addressView(unit.save(address, addressData(fields, customer.name)), customer.name);
});
