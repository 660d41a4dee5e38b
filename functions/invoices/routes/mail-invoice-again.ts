import { mailInvoiceAgain } from '../../../shared/contract/invoices.ts';
import { refuseSending } from '../stores/refuse-sending.ts';
import { route } from '../../request/route.ts';
import { stageMailAgain } from '../stores/mailing-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(mailInvoiceAgain, async ({ params, body, unit, now }) => {
  const invoice = await getRecord('invoice', params.invoiceId);
  refuseSending(invoice);
  const invoiceId = invoice.id;
  return { invoiceId, followUpId: await stageMailAgain(unit, { invoiceId, to: body.email, now }) };
});
