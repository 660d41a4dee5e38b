import { deleteAddress } from '../../../shared/contract/addresses.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteAddress, async ({ params, query, unit }) => {
  const address = await getRecord('address', params.addressId);
  await requireVersion(address, query.version);
  if (address.refs > 0) {
    throw new AppError('in_use', {
      message: 'Adressen är huvudadress för en kund eller ett projekt och kan inte tas bort.',
    });
  }
  unit.remove(address, { unlessReferred: true });
  return { done: true as const };
});
