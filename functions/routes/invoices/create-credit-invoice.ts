import { createCreditInvoice } from '../../../shared/contract/invoices.ts';
import { requireFree } from '../../invoicing/create-invoice.ts';
import { endClaim, settleWithinMs } from '../../invoicing/end-claim.ts';
import { route } from '../../runtime/route.ts';
import { commitCredit, isGivenBackAfter, requireCreditable } from '../../stores/invoices/credit-store.ts';
import { stageInvoiceFollowUps } from '../../stores/invoices/follow-up-store.ts';
import { getWholeInvoice } from '../../stores/invoices/invoice-lines.ts';
import { nextNumber } from '../../stores/core/table.ts';

export const handler = route(createCreditInvoice, async ({ params, now, unit, afterCommit }) => {
  const debit = await getWholeInvoice(params.invoiceId);
  requireCreditable(debit);
  const { projectId } = debit.data;
  await requireFree(projectId, now);
  const invoiceId = await nextNumber('invoice');
  if (isGivenBackAfter(debit)) afterCommit(() => endClaim(projectId, { until: now.getTime() + settleWithinMs }));
  return commitCredit(unit, debit, { invoiceId, now }, () => stageInvoiceFollowUps(unit, invoiceId, now));
});
