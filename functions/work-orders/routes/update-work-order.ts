import { updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';
import { requireNotInvoiced, workOrderData, workOrderView } from '../work-order-store.ts';

export const handler = route(updateWorkOrder, async ({ params, body, now, unit }) => {
  const workOrder = await getRecord('work-order', params.workOrderId);
  await requireNotInvoiced(workOrder.data, 'ändras');
  const { version, missingHours, ...fields } = body;
  await requireVersion(workOrder, version);
  const before = workOrder.data;
  const statusDate = fields.status === before.status ? before.statusDate : now.toISOString();
  const data = await workOrderData(fields, before, missingHours);
  return workOrderView(unit.save(workOrder, { ...before, ...data, statusDate }));
});
