import { listCustomers as contract } from '../../../shared/contract/customers.ts';
import { listCustomers } from '../../data/replica/lists/customers.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listCustomers);
