import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { getRoute } from '../../request/get-route.ts';
import { workOrderView } from '../work-order-store.ts';

export const handler = getRoute(getWorkOrder, 'work-order', workOrderView);
