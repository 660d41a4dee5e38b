import { getFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { listFortnoxCustomers } from '../customers.ts';
import { route } from '../../request/route.ts';

export const handler = route(getFortnoxCustomers, ({ user }) => listFortnoxCustomers(user));
