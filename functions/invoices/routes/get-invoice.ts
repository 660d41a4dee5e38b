import { getInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { invoiceView } from '../stores/invoice-store.ts';

export const handler = route(getInvoice, ({ params }) => invoiceView(params.invoiceId));
