import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { removeCustomer } from '../../records/batches/remove-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteCustomer, async ({ params, query, unit }) => {
  const customer = await getRecord('customer', params.customerId);
  await requireVersion(customer, query.version);
  await removeCustomer(unit, customer);
  return { done: true as const };
});
