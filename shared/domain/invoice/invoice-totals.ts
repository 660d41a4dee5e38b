import { roundHalfAwayFromZero } from '../../lib/money.ts';

export const vatPercent = 25;

export type InvoiceTotals = {
  netOre: number;
  vatOre: number;
  /** 'Öresavrundning': what is added to reach whole kronor. */
  roundingOre: number;
  /** Whole kronor, in öre. */
  toPayOre: number;
};

/**
 * VAT on the sum, rounded to öre; the total to pay, and it alone, rounded to kronor (swedish-invoicing, section 4 and
 * 5). Halves go away from zero, so that a credit mirrors its debit.
 */
export function invoiceTotals(lineTotalsOre: readonly number[]): InvoiceTotals {
  const netOre = lineTotalsOre.reduce((sum, ore) => sum + ore, 0);
  const vatOre = roundHalfAwayFromZero((netOre * vatPercent) / 100);
  const exactOre = netOre + vatOre;
  const toPayOre = roundHalfAwayFromZero(exactOre / 100) * 100;
  return { netOre, vatOre, roundingOre: toPayOre - exactOre, toPayOre };
}
