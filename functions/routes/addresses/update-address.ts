import { updateAddress } from '../../../shared/contract/addresses.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { route } from '../../runtime/route.ts';
import { addressData, addressView, getCustomerOfAddress } from '../../stores/customers/address-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

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
