import { getInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { invoiceView } from '../../stores/invoices/invoice-store.ts';

export const handler = route(getInvoice, ({ params }) => invoiceView(params.invoiceId));
