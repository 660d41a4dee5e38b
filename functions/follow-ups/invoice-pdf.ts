import { renderInvoiceHtml } from '../../shared/invoice-document/render-invoice-html.ts';
import { getFile, invoicePdfKey, putFile } from '../gateways/files.ts';
import { renderPdf } from '../gateways/pdf.ts';
import type { Stored } from '../stores/records.ts';

/** The invoice's PDF: the one that is stored, else made now and stored. Once stored it is never replaced. */
export async function storedInvoicePdf({ id, data }: Stored<'invoice'>): Promise<Uint8Array> {
  const key = invoicePdfKey(id, data.invoiceCode);
  const stored = await getFile(key);
  if (stored) return stored;
  const pdf = await renderPdf(renderInvoiceHtml(data, { preview: false }));
  await putFile(key, pdf, { contentType: 'application/pdf', onlyIfNew: true });
  return (await getFile(key)) ?? pdf;
}
