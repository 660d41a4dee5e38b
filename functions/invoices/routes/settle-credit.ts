import { settleCredit } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageSettledCredit } from '../stores/follow-up-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(settleCredit, async ({ params, unit, now }) => {
  const { id: invoiceId } = await getRecord('invoice', params.invoiceId);
  await stageSettledCredit(unit, invoiceId, now);
  return { invoiceId, followUpId: 'settlement' };
});
