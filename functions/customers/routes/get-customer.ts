import { getCustomer } from '../../../shared/contract/customers.ts';
import { getRoute } from '../../request/get-route.ts';
import { customerView } from '../customer-store.ts';

export const handler = getRoute(getCustomer, 'customer', customerView);
