import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteCustomer, async ({ params, query, unit }) => {
  const customer = await getRecord('customer', params.customerId);
  await requireVersion(customer, query.version);
  if (customer.refs > 0) throw new AppError('in_use', { message: 'Kunden har projekt och kan inte tas bort.' });
  unit.remove(customer, { unlessReferred: true });
  unit.refer('address', customer.data.mainAddressId, -1);
  return { done: true as const };
});
