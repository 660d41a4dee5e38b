import { roundHalfAwayFromZero } from '../../lib/money.ts';

/** Issued invoices keep the rate of their lines. */
export const currentVatPercent = 25;

type TaxedLine = { subTotalOre: number; vatPercent: number };

export type VatOfRate = { vatPercent: number; netOre: number; vatOre: number };

export type InvoiceTotals = {
  netOre: number;
  vatOre: number;
  roundingOre: number;
  /** Whole kronor, in öre. */
  toPayOre: number;
};

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
 * VAT per rate on the sum of its lines; only the total to pay is rounded to kronor (swedish-invoicing, sections 4 and
 * 5). Halves round away from zero, so that a credit mirrors its debit.
 */
export function invoiceTotals(lines: readonly TaxedLine[]): InvoiceTotals {
  const rates = vatByRate(lines);
  const netOre = rates.reduce((sum, rate) => sum + rate.netOre, 0);
  const vatOre = rates.reduce((sum, rate) => sum + rate.vatOre, 0);
  const exactOre = netOre + vatOre;
  const toPayOre = roundHalfAwayFromZero(exactOre / 100) * 100;
  return { netOre, vatOre, roundingOre: toPayOre - exactOre, toPayOre };
}
