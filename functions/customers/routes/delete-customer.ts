import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { removeCustomer } from '../../records/batches/remove-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteCustomer, 'customer', removeCustomer);
