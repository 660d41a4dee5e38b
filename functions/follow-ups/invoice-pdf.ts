import { renderInvoiceHtml } from '../../shared/invoice-document/render-invoice-html.ts';
import { earlierInvoicePdfKey, getFile, invoicePdfKey, putFile } from '../gateways/files.ts';
import { renderPdf } from '../gateways/pdf.ts';
import { type WholeInvoice, printedInvoice } from '../stores/invoice-lines.ts';

/** The invoice's PDF: the one that is stored, else made now and stored. Once stored it is replaced by nothing but `remakeInvoicePdf`. */
export async function storedInvoicePdf(invoice: WholeInvoice): Promise<Uint8Array> {
  const { id, data } = invoice;
  const key = invoicePdfKey(id, data.invoiceCode);
  const stored = await getFile(key);
  if (stored) return stored;
  const pdf = await render(invoice);
  await putFile(key, pdf, { contentType, onlyIfNew: true });
  return (await getFile(key)) ?? pdf;
}

/**
 * Makes the PDF anew from what the invoice printed, and puts it in the stored one's place. The stored one is kept, for
 * what was sent must be there as long as the law wants its bookkeeping (bokföringslagen 7:2).
 */
export async function remakeInvoicePdf(invoice: WholeInvoice, now: Date): Promise<void> {
  const { id, data } = invoice;
  const key = invoicePdfKey(id, data.invoiceCode);
  const [stored, pdf] = await Promise.all([getFile(key), render(invoice)]);
  if (stored) await putFile(earlierInvoicePdfKey(id, data.invoiceCode, now), stored, { contentType });
  await putFile(key, pdf, { contentType });
}

const contentType = 'application/pdf';

function render(invoice: WholeInvoice): Promise<Uint8Array> {
  return renderPdf(renderInvoiceHtml(printedInvoice(invoice), { preview: false }));
}
