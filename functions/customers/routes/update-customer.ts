import { updateCustomer } from '../../../shared/contract/customers.ts';
import { route } from '../../request/route.ts';
import { stageNumbers } from '../fortnox-number.ts';
import { customerView, stageMainAddress } from '../customer-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateCustomer, async ({ params, body, unit }) => {
  const customer = await getRecord('customer', params.customerId);
  const { version, newMainAddress, ...fields } = body;
  await requireVersion(customer, version);

  const { fortnoxCustomerNumber: before } = customer.data;
  await stageNumbers(unit, [{ customerId: customer.id, before, after: fields.fortnoxCustomerNumber }]);
  const mainAddressId = await stageMainAddress(unit, customer, { ...fields, newMainAddress });
  return customerView(unit.save(customer, { ...fields, mainAddressId }));
});
