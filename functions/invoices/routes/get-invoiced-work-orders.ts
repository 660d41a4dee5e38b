import { getInvoicedWorkOrders } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';
import { workOrderViews } from '../../work-orders/work-order-store.ts';

export const handler = route(getInvoicedWorkOrders, async ({ params }) => {
  const { workOrderIds } = (await getRecord('invoice', params.invoiceId)).data;
  const records = await findRecords(workOrderIds.map((id) => ['work-order', id] as const));
  const workOrders = workOrderIds.flatMap((id) => {
    const workOrder = records.get('work-order', id);
    return workOrder && !workOrder.deleted ? [workOrder] : [];
  });
  return { workOrders: await workOrderViews(workOrders) };
});
