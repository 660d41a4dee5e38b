import { downloadEInvoice } from '../../../shared/contract/invoices.ts';
import { storedEInvoice } from '../follow-ups/e-invoice-file.ts';
import { route } from '../../request/route.ts';
import { getInvoiceWithItems } from '../stores/invoice-lines.ts';

export const handler = route(downloadEInvoice, async ({ params }) => {
  const invoice = await getInvoiceWithItems(params.invoiceId);
  return { bytes: await storedEInvoice(invoice), fileName: `${invoice.data.invoiceCode}.xml` };
});
