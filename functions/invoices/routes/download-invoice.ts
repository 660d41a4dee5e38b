import { downloadInvoice } from '../../../shared/contract/invoices.ts';
import { storedInvoicePdf } from '../follow-ups/invoice-pdf.ts';
import { route } from '../../request/route.ts';
import { getInvoiceWithItems } from '../stores/invoice-lines.ts';

export const handler = route(downloadInvoice, async ({ params }) => {
  const invoice = await getInvoiceWithItems(params.invoiceId);
  return { bytes: await storedInvoicePdf(invoice), fileName: `${invoice.data.invoiceCode}.pdf` };
});
