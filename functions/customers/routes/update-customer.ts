import { updateCustomer } from '../../../shared/contract/customers.ts';
import { route } from '../../request/route.ts';
import { requireAddressOf } from '../address-store.ts';
import { stageNumbers } from '../fortnox-number.ts';
import { createMainAddress, customerView } from '../customer-store.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateCustomer, async ({ params, body, unit }) => {
  const customer = await getRecord('customer', params.customerId);
  const { newMainAddress, version, ...fields } = body;
  await requireVersion(customer, version);

  const { fortnoxCustomerNumber: before } = customer.data;
  await stageNumbers(unit, [{ customerId: customer.id, before, after: fields.fortnoxCustomerNumber }]);

  if (newMainAddress) {
    const mainAddressId = await createMainAddress(unit, customer.id, fields.name, newMainAddress);
    unit.refer('address', customer.data.mainAddressId, -1);
    return customerView(unit.save(customer, { ...fields, mainAddressId }));
  }
  if (fields.mainAddressId !== customer.data.mainAddressId) {
    const records = await findRecords([['address', fields.mainAddressId]]);
    requireAddressOf(records, customer.id, fields.mainAddressId, 'mainAddressId');
    unit.moveReference('address', customer.data.mainAddressId, fields.mainAddressId);
  }
  return customerView(unit.save(customer, fields));
});
