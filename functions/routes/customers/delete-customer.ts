import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { removeCustomer } from '../../batches/remove-records.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteCustomer, async ({ params, query, unit }) => {
  const customer = await getRecord('customer', params.customerId);
  await requireVersion(customer, query.version);
  await removeCustomer(unit, customer);
  return { done: true as const };
});
