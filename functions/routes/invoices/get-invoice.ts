import { getInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { invoiceView } from '../../stores/invoice-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(getInvoice, async ({ params }) =>
  invoiceView(await getRecord('invoice', params.invoiceId)),
);
