import { roundHalfAwayFromZero, toKronor, toOre } from '../../lib/money.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { vatByRate } from '../invoice/invoice-totals.ts';

type FortnoxSums = Pick<InvoiceDocument, 'sumTotalIncVat' | 'vatTotalRounded' | 'roundingTotal'>;

/**
 * The sums of an invoice in Fortnox, which always computes VAT from the rows: öre of VAT that an invoice states beyond
 * that (`vatOfRates`) are rounding there.
 */
export function fortnoxSums({ items, sumTotal, sumTotalIncVat }: InvoiceDocument): FortnoxSums {
  const rates = vatByRate(items.map((item) => ({ ...item, subTotalOre: toOre(item.subTotal) })));
  const vatOre = rates.reduce((sum, rate) => sum + rate.vatOre, 0);
  const roundingOre = toOre(sumTotalIncVat) - toOre(sumTotal) - vatOre;
  return { sumTotalIncVat, vatTotalRounded: toKronor(vatOre), roundingTotal: toKronor(roundingOre) };
}

/** True if Fortnox's own rounding to whole kronor would come to another total. */
export function needsRoundingRow(invoice: InvoiceDocument): boolean {
  const { vatTotalRounded } = fortnoxSums(invoice);
  const exactOre = toOre(invoice.sumTotal) + toOre(vatTotalRounded);
  return roundHalfAwayFromZero(exactOre / 100) * 100 !== toOre(invoice.sumTotalIncVat);
}
