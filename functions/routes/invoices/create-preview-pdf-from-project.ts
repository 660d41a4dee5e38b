import { createPreviewPdfFromProject } from '../../../shared/contract/invoices.ts';
import { renderInvoicePdf } from '../../follow-ups/render-invoice-pdf.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';
import { readNext, sourceOfNext } from '../../invoicing/next-invoice.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createPreviewPdfFromProject, async ({ params: { projectId }, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
  const { document } = await sourceOfNext(next, now);
  return {
    bytes: await renderInvoicePdf(document, { preview: true }),
    fileName: `${next.surroundings.project.data.projectCode} förhandsgranskning.pdf`,
  };
});
