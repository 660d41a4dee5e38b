import { getAddressesOfProjectCustomer } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { addressesOfCustomer } from '../../data/replica/lists/addresses.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getAddressesOfProjectCustomer, async ({ params, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  return addressesOfCustomer(await freshReplica({ knownChangedAt }), project.data.customerId);
});
