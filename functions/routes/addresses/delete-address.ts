import { deleteAddress } from '../../../shared/contract/addresses.ts';
import { removeAddress } from '../../batches/remove-records.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteAddress, async ({ params, query, unit }) => {
  const address = await getRecord('address', params.addressId);
  await requireVersion(address, query.version);
  removeAddress(unit, address);
  return { done: true as const };
});
