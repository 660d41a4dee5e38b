import { deleteAddress } from '../../../shared/contract/addresses.ts';
import { removeAddress } from '../../records/batches/remove-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteAddress, async ({ params, query, unit }) => {
  const address = await getRecord('address', params.addressId);
  await requireVersion(address, query.version);
  removeAddress(unit, address);
  return { done: true as const };
});
