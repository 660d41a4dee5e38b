import { createWorkOrder } from '../../../shared/contract/work-orders.ts';
import { route } from '../../request/route.ts';
import { findRecords } from '../../data/core/table.ts';
import { workOrderData, workOrderView } from '../work-order-store.ts';

export const handler = route(createWorkOrder, async ({ body, user, now, unit }) => {
  const { projectId, missingHours, ...fields } = body;
  const records = await findRecords([['project', projectId]]);
  records.require('project', projectId, 'projectId', 'Projektet finns inte. Välj ett annat.');
  const workOrder = await unit.create('work-order', {
    ...(await workOrderData(fields, null, missingHours)),
    projectId,
    createdByUserId: user.userId,
    statusDate: now.toISOString(),
    invoiceId: null,
    registeredAt: null,
  });
  return workOrderView(workOrder);
});
