import { invoicePdfKey } from '../stores/invoice-archive.ts';
import { type InvoiceWithItems, printedInvoice } from '../stores/invoice-lines.ts';
import { type InvoiceFile, archivedFile, remakeFile, storedFile } from './archived-invoice-file.ts';
import { renderInvoicePdf } from './render-invoice-pdf.ts';

function pdfOf(invoice: InvoiceWithItems): InvoiceFile {
  return {
    invoiceId: invoice.id,
    followUpId: 'pdf',
    key: invoicePdfKey(invoice.id, invoice.data.invoiceCode),
    contentType: 'application/pdf',
    make: () => renderInvoicePdf(printedInvoice(invoice), { preview: false }),
  };
}

/** @throws damaged_pdf when the archived bytes do not match their fingerprint */
export function storedInvoicePdf(invoice: InvoiceWithItems): Promise<Uint8Array> {
  return storedFile(pdfOf(invoice));
}

export function archiveInvoicePdf(invoice: InvoiceWithItems): Promise<Uint8Array> {
  return archivedFile(pdfOf(invoice));
}

export function remakeInvoicePdf(invoice: InvoiceWithItems): Promise<void> {
  return remakeFile(pdfOf(invoice));
}
