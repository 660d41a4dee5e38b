import { mailInvoiceAgain } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageMailAgain } from '../stores/mailing-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(mailInvoiceAgain, async ({ params, body, unit, now }) => {
  const { id: invoiceId } = await getRecord('invoice', params.invoiceId);
  return { invoiceId, followUpId: await stageMailAgain(unit, { invoiceId, to: body.email, now }) };
});
