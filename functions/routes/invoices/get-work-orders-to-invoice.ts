import { getWorkOrdersToInvoice } from '../../../shared/contract/invoices.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { loadInvoiceSource } from '../../stores/invoices/invoice-source.ts';
import { getRecord } from '../../stores/core/table.ts';
import { workOrderViews } from '../../stores/work-orders/work-order-store.ts';

export const handler = route(getWorkOrdersToInvoice, async ({ params, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  await refuseWhileInvoiced(project.id);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const { workOrders } = await loadInvoiceSource(project.id, workOrderIds, now);
  return { workOrders: await workOrderViews(workOrders) };
});
