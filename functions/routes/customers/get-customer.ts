import { getCustomer } from '../../../shared/contract/customers.ts';
import { route } from '../../runtime/route.ts';
import { customerView } from '../../stores/customers/customer-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getCustomer, async ({ params }) =>
  customerView(await getRecord('customer', params.customerId)),
);
