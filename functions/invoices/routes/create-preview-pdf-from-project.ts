import { createPreviewPdfFromProject } from '../../../shared/contract/invoices.ts';
import { renderInvoicePdf } from '../follow-ups/render-invoice-pdf.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { route } from '../../request/route.ts';

export const handler = route(createPreviewPdfFromProject, async ({ params: { projectId }, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
  const { document } = await contentsOfNext(next, now);
  return {
    bytes: await renderInvoicePdf(document, { preview: true }),
    fileName: `${next.context.project.data.projectCode} förhandsgranskning.pdf`,
  };
});
