import { getCustomerAddresses } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { addressesOfCustomer } from '../../replica/lists/of-customer.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getCustomerAddresses, async ({ params, knownChangedAt }) => {
  await getRecord('customer', params.customerId);
  return addressesOfCustomer(await freshReplica({ knownChangedAt }), params.customerId);
});
