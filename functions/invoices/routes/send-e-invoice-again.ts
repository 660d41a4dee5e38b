import { sendEInvoiceAgain } from '../../../shared/contract/invoices.ts';
import { refuseSending } from '../stores/refuse-sending.ts';
import { route } from '../../request/route.ts';
import { stageEInvoiceAgain } from '../stores/mailing-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(sendEInvoiceAgain, async ({ params, unit, now }) => {
  const [invoice, { data }] = await Promise.all([getRecord('invoice', params.invoiceId), getSystemSettings()]);
  refuseSending(invoice);
  const invoiceId = invoice.id;
  return { invoiceId, followUpId: await stageEInvoiceAgain(unit, { invoiceId, way: data.eInvoiceWay, now }) };
});
