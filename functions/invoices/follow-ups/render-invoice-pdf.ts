import { renderInvoiceHtml } from '../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { renderPdf } from '../../pdf/call-render-pdf.ts';

/** Deterministic: the same document gives the same bytes. */
export function renderInvoicePdf(document: InvoiceDocument, options: { preview: boolean }): Promise<Uint8Array> {
  const { company, dateCreated } = document;
  return renderPdf(renderInvoiceHtml(document, options), { author: company.companyName, createdAt: dateCreated });
}
