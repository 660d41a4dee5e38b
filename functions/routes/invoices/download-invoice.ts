import { downloadInvoice } from '../../../shared/contract/invoices.ts';
import { storedInvoicePdf } from '../../follow-ups/invoice-pdf.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(downloadInvoice, async ({ params }) => {
  const invoice = await getRecord('invoice', params.invoiceId);
  return { bytes: await storedInvoicePdf(invoice), fileName: `${invoice.data.invoiceCode}.pdf` };
});
