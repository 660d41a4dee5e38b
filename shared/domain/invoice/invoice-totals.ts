import { roundHalfAwayFromZero } from '../../lib/money.ts';

/** The rate of lines that are made today. What is issued keeps the rate that its lines were made with. */
export const currentVatPercent = 25;

type TaxedLine = { subTotalOre: number; vatPercent: number };

export type VatOfRate = { vatPercent: number; netOre: number; vatOre: number };

export type InvoiceTotals = {
  netOre: number;
  vatOre: number;
  /** 'Öresavrundning': what is added to reach whole kronor. */
  roundingOre: number;
  /** Whole kronor, in öre. */
  toPayOre: number;
};

/** VAT on the sum of each rate, rounded to öre, the highest rate first. */
export function vatByRate(lines: readonly TaxedLine[]): VatOfRate[] {
  const nets = new Map<number, number>();
  for (const { subTotalOre, vatPercent } of lines) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0) + subTotalOre);
  }
  return [...nets]
    .sort(([a], [b]) => b - a)
    .map(([vatPercent, netOre]) => ({
      vatPercent,
      netOre,
      vatOre: roundHalfAwayFromZero((netOre * vatPercent) / 100),
    }));
}

/**
 * VAT on the sum of each rate; the total to pay, and it alone, rounded to kronor (swedish-invoicing, section 4 and 5).
 * Halves go away from zero, so that a credit mirrors its debit.
 */
export function invoiceTotals(lines: readonly TaxedLine[]): InvoiceTotals {
  const rates = vatByRate(lines);
  const netOre = rates.reduce((sum, rate) => sum + rate.netOre, 0);
  const vatOre = rates.reduce((sum, rate) => sum + rate.vatOre, 0);
  const exactOre = netOre + vatOre;
  const toPayOre = roundHalfAwayFromZero(exactOre / 100) * 100;
  return { netOre, vatOre, roundingOre: toPayOre - exactOre, toPayOre };
}
