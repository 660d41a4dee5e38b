import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { workOrderView } from '../../stores/work-orders/work-order-store.ts';

export const handler = route(getWorkOrder, async ({ params }) =>
  workOrderView(await getRecord('work-order', params.workOrderId)),
);
