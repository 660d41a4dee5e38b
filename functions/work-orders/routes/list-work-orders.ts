import { listWorkOrders as contract } from '../../../shared/contract/work-orders.ts';
import { listWorkOrders } from '../../data/replica/lists/work-orders.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listWorkOrders);
