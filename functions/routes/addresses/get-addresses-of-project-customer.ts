import { getAddressesOfProjectCustomer } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { addressesOfCustomer } from '../../replica/lists/of-customer.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getAddressesOfProjectCustomer, async ({ params, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  return addressesOfCustomer(await freshReplica({ knownChangedAt }), project.data.customerId);
});
