import { deleteWorkOrder } from '../../../shared/contract/work-orders.ts';
import { removeWorkOrder } from '../../records/batches/remove-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteWorkOrder, 'work-order', removeWorkOrder);
