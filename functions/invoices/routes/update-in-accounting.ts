import { updateInAccounting } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageRetry } from '../stores/follow-up-store.ts';
import { getRecord } from '../../data/core/table.ts';

const followUpId = 'accounting';

export const handler = route(updateInAccounting, async ({ params, unit, now }) => {
  const invoice = await getRecord('invoice', params.invoiceId);
  await stageRetry(unit, { invoice, followUpId, now, rewrites: true });
  return { invoiceId: invoice.id, followUpId };
});
