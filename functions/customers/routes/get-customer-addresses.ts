import { getCustomerAddresses } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { addressesOfCustomer } from '../../data/replica/lists/addresses.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getCustomerAddresses, async ({ params, knownChangedAt }) => {
  await getRecord('customer', params.customerId);
  return addressesOfCustomer(await freshReplica({ knownChangedAt }), params.customerId);
});
