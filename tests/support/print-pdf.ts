import { handler } from '../../functions/pdf/render-pdf.ts';
import { renderInvoiceHtml } from '../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';

const someday = { author: 'Exempelakustik AB', createdAt: '2026-11-20T09:30:00.000Z' };

/** Renders the page with the PDF function, in this process. */
export async function printPdf(html: string): Promise<Uint8Array> {
  return Buffer.from((await handler({ html, origin: someday })).pdf, 'base64');
}

export function printInvoice(document: InvoiceDocument): Promise<Uint8Array> {
  return printPdf(renderInvoiceHtml(document, { preview: false }));
}
