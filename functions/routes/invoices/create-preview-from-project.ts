import { createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { hasLines } from '../../../shared/domain/invoice/invoice-lines.ts';
import { basisText } from '../../invoicing/basis.ts';
import { refuseWhileInvoiced, sourceOfNext } from '../../invoicing/create-invoice.ts';
import { tellInvoiceMade } from '../../invoicing/invoice-made.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(createPreviewFromProject, async ({ params, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  await refuseWhileInvoiced(project.id);
  const db = await freshReplica({ knownChangedAt });
  const workOrderIds = workOrdersToInvoice(db, project.id);
  try {
    const { source, document } = await sourceOfNext(project, workOrderIds, now);
    const nothing = source.input.workOrders.filter((workOrder) => !hasLines(workOrder));
    return {
      invoiceDto: document,
      logoUrl: document.company.logoUrl,
      basis: basisText(source, document),
      addingNothing: nothing.map(({ workOrderId }) => workOrderId),
    };
  } catch (error) {
    throw await tellInvoiceMade(error, { projectId: project.id, workOrderIds, db });
  }
});
