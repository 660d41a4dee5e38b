import { getCustomer } from '../../../shared/contract/customers.ts';
import { route } from '../../request/route.ts';
import { customerView } from '../customer-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getCustomer, async ({ params }) =>
  customerView(await getRecord('customer', params.customerId)),
);
