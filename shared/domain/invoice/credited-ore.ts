import { toOre } from '../../lib/money.ts';
import type { Invoice } from '../../schemas/invoice.ts';

/** With VAT. Positive; 0 on debits credited wholly before parts could be, and on rows of that time. */
export function creditedOre({ credits }: Partial<Pick<Invoice, 'credits'>>): number {
  return (credits ?? []).reduce((sum, { sumTotalIncVat }) => sum + toOre(sumTotalIncVat), 0);
}
