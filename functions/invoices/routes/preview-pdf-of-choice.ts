import { previewPdfOfChoice } from '../../../shared/contract/invoice-choices.ts';
import { renderInvoicePdf } from '../follow-ups/render-invoice-pdf.ts';
import { chosen } from '../chosen.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { route } from '../../request/route.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';

export const handler = route(
  previewPdfOfChoice,
  async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
    const next = await readNext(projectId, {
      knownChangedAt,
      choice,
      requireFree: () => refuseWhileInvoiced(projectId),
    });
    const { document } = await contentsOfNext(next, now, (source) => chosen(source, choice));
    return {
      bytes: await renderInvoicePdf(document, { preview: true }),
      fileName: `${next.context.project.data.projectCode} förhandsgranskning.pdf`,
    };
  },
);
