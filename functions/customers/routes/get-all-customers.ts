import { getAllCustomers as contract } from '../../../shared/contract/customers.ts';
import { customerChoices } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, customerChoices);
