import { sendEInvoiceAgain } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageEInvoiceAgain } from '../stores/mailing-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';

export const handler = route(sendEInvoiceAgain, async ({ params, unit, now }) => {
  const [{ id: invoiceId }, { data }] = await Promise.all([
    getRecord('invoice', params.invoiceId),
    getSystemSettings(),
  ]);
  return { invoiceId, followUpId: await stageEInvoiceAgain(unit, { invoiceId, way: data.eInvoiceWay, now }) };
});
