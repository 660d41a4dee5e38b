import { createPreviewPdfFromProject } from '../../../shared/contract/invoices.ts';
import { refuseWhileInvoiced, sourceOfNext } from '../../invoicing/create-invoice.ts';
import { renderInvoicePdf } from '../../follow-ups/render-invoice-pdf.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(createPreviewPdfFromProject, async ({ params, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  await refuseWhileInvoiced(project.id);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const { document } = await sourceOfNext(project, workOrderIds, now);
  return {
    bytes: await renderInvoicePdf(document, { preview: true }),
    fileName: `${project.data.projectCode} förhandsgranskning.pdf`,
  };
});
