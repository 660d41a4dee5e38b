import { previewPdfOfChoice } from '../../../shared/contract/invoice-choices.ts';
import { renderInvoicePdf } from '../../follow-ups/render-invoice-pdf.ts';
import { chosen } from '../../invoicing/chosen.ts';
import { readNext, sourceOfNext } from '../../invoicing/next-invoice.ts';
import { route } from '../../runtime/route.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';

export const handler = route(
  previewPdfOfChoice,
  async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
    const next = await readNext(projectId, {
      knownChangedAt,
      choice,
      requireFree: () => refuseWhileInvoiced(projectId),
    });
    const { document } = await sourceOfNext(next, now, (source) => chosen(source, choice));
    return {
      bytes: await renderInvoicePdf(document, { preview: true }),
      fileName: `${next.surroundings.project.data.projectCode} förhandsgranskning.pdf`,
    };
  },
);
