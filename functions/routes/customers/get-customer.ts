import { getCustomer } from '../../../shared/contract/customers.ts';
import { route } from '../../runtime/route.ts';
import { customerView } from '../../stores/customer-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(getCustomer, async ({ params }) =>
  customerView(await getRecord('customer', params.customerId)),
);
