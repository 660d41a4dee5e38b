import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { workOrderView } from '../work-order-store.ts';

export const handler = route(getWorkOrder, async ({ params }) =>
  workOrderView(await getRecord('work-order', params.workOrderId)),
);
