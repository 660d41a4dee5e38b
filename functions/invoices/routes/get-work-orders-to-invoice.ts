import { getWorkOrdersToInvoice } from '../../../shared/contract/invoices.ts';
import { workOrdersToInvoice } from '../../data/replica/lists/project-queries.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { loadInvoiceContents } from '../stores/invoice-contents.ts';
import { getRecord } from '../../data/core/table.ts';
import { workOrderViews } from '../../work-orders/work-order-store.ts';

export const handler = route(getWorkOrdersToInvoice, async ({ params, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  await refuseWhileInvoiced(project.id);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const { workOrders } = await loadInvoiceContents(project.id, workOrderIds, now);
  return { workOrders: await workOrderViews(workOrders) };
});
