import { getInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { getWholeInvoice } from '../../stores/invoices/invoice-lines.ts';
import { invoiceView } from '../../stores/invoices/invoice-store.ts';

export const handler = route(getInvoice, async ({ params }) => invoiceView(await getWholeInvoice(params.invoiceId)));
