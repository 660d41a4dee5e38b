import { restoreByHand } from '../../../shared/contract/invoices-by-hand.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { route } from '../../request/route.ts';
import { requireNoLink, stageByHand } from '../stores/by-hand-store.ts';

export const handler = route(restoreByHand, async ({ body: { invoices }, now, unit }) => {
  await requireNoLink();
  const message = new Map(invoices.map(({ invoiceId, byHand }) => [invoiceId, byHand]));
  return stageByHand(unit, invoices, dayOf(now), ({ id }) => message.get(id) ?? null);
});
