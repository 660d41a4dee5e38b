import { getInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { getWholeInvoice } from '../../stores/invoice-lines.ts';
import { invoiceView } from '../../stores/invoice-store.ts';

export const handler = route(getInvoice, async ({ params }) => invoiceView(await getWholeInvoice(params.invoiceId)));
