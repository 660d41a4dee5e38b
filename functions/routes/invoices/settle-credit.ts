import { settleCredit } from '../../../shared/contract/invoices.ts';
import { route } from '../../runtime/route.ts';
import { stageSettledCredit } from '../../stores/invoices/follow-up-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(settleCredit, async ({ params, unit, now }) => {
  const { id: invoiceId } = await getRecord('invoice', params.invoiceId);
  await stageSettledCredit(unit, invoiceId, now);
  return { invoiceId, followUpId: 'settlement' };
});
