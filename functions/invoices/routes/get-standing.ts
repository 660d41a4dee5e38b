import { getStanding } from '../../../shared/contract/part-credits.ts';
import { standingOf } from '../../../shared/domain/invoice/credit-standing.ts';
import { toKronor } from '../../../shared/lib/money.ts';
import { route } from '../../request/route.ts';
import { getCreditable } from '../stores/credit-store.ts';
import { printedInvoice } from '../stores/invoice-lines.ts';

export const handler = route(getStanding, async ({ params }) => {
  const { debit, earlier } = await getCreditable(params.invoiceId);
  const { lines, netOre, toPayOre } = standingOf(printedInvoice(debit), earlier);
  return {
    lines: lines.map(({ line, quantity, ore }) => ({ sortNum: line.sortNum, quantity, sum: toKronor(ore) })),
    sumTotal: toKronor(netOre),
    sumTotalIncVat: toKronor(toPayOre),
  };
});
