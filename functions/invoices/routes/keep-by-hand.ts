import { keepByHand } from '../../../shared/contract/invoices-by-hand.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { manualMark } from '../keep-by-hand.ts';
import { route } from '../../request/route.ts';
import { requireNoLink, stageByHand } from '../stores/by-hand-store.ts';

export const handler = route(keepByHand, async ({ body: { invoices, change }, now, unit }) => {
  await requireNoLink();
  const isShared = change.what === 'Paid' && change.amount !== null && invoices.length > 1;
  if (isShared) throw fieldError('change.amount', 'Ett belopp gäller en faktura i taget.');
  const today = dayOf(now);
  return stageByHand(unit, invoices, today, (invoice, family) => manualMark(invoice, family, change, today));
});
