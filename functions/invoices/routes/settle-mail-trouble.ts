import { settleMailTrouble } from '../../../shared/contract/invoices.ts';
import { route } from '../../request/route.ts';
import { stageSettled } from '../stores/mailing-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(settleMailTrouble, async ({ params, unit, now }) => {
  const { id: invoiceId } = await getRecord('invoice', params.invoiceId);
  const { followUpId } = params;
  await stageSettled(unit, { invoiceId, followUpId, now });
  return { invoiceId, followUpId };
});
