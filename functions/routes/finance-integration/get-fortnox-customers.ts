import { getFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { listFortnoxCustomers } from '../../gateways/fortnox/customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(getFortnoxCustomers, ({ user }) => listFortnoxCustomers(user));
