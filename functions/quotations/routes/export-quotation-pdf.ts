import { exportQuotationPdf } from '../../../shared/contract/work-orders.ts';
import { requireDrawnTexts, undrawnIn } from '../../../shared/domain/invoice/undrawn-signs.ts';
import { requirePriced } from '../../../shared/domain/quotation.ts';
import { renderQuotationHtml } from '../../../shared/quotation-document/render-quotation-html.ts';
import { quotationFile } from '../../../shared/text/quotation.ts';
import { renderPdf } from '../../pdf/call-render-pdf.ts';
import { readQuotation } from '../read-quotation.ts';
import { route } from '../../request/route.ts';

export const handler = route(exportQuotationPdf, async (request) => {
  const quotation = await readQuotation(request);
  requirePriced(quotation.lines);
  requireDrawnTexts(undrawnIn(quotation), 'offerten');
  const origin = { author: quotation.company.companyName, createdAt: request.now.toISOString() };
  const bytes = await renderPdf(renderQuotationHtml(quotation), origin);
  return { bytes, fileName: quotationFile(quotation.projectCode, quotation.day) };
});
