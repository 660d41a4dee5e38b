import { retryFollowUp } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageRetry } from '../stores/follow-up-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(retryFollowUp, async ({ params, unit, now }) => {
  const invoice = await getRecord('invoice', params.invoiceId);
  const { followUpId } = params;
  await stageRetry(unit, { invoice, followUpId, now });
  return { invoiceId: invoice.id, followUpId };
});
