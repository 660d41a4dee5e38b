import { createCreditInvoice } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { commitCredit, requireCreditable } from '../../stores/credit-store.ts';
import { stageInvoiceFollowUps } from '../../stores/follow-up-store.ts';
import { getRecord, nextNumber } from '../../stores/table.ts';

export const handler = route(createCreditInvoice, async ({ params, now, unit }) => {
  const debit = await getRecord('invoice', params.invoiceId);
  requireCreditable(debit);
  const invoiceId = await nextNumber('invoice');
  return commitCredit(unit, debit, { invoiceId, now }, () => stageInvoiceFollowUps(unit, invoiceId, now));
});
