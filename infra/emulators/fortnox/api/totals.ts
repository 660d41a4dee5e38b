import { hundredths, roundHalfAway } from '../base/amounts.ts';
import type { TotalledRow, Totals } from '../company/records.ts';

export function rowOre({ quantity, price, discount, discountType }: TotalledRow): number {
  const whole = roundHalfAway((hundredths(quantity) * hundredths(price)) / 100);
  if (discountType === 'AMOUNT') return whole - Math.sign(whole) * hundredths(discount);
  return roundHalfAway((whole * (100 - discount)) / 100);
}

export function withoutVat(ore: number, rate: number): number {
  return roundHalfAway((ore * 100) / (100 + rate));
}

/**
 * Fortnox's totals: VAT is computed on the sum of each rate, not per row, and the total is rounded to whole kronor.
 * Fees carry VAT of their own, 25 per cent if the invoice has any.
 */
export function totalsOf(
  rows: readonly TotalledRow[],
  options: { isVatIncluded: boolean; administrationFee: number; freight: number; hasVat: boolean; isRounded: boolean },
): Totals {
  const { isVatIncluded, hasVat, isRounded } = options;
  const split = (ore: number, rate: number) => {
    const net = isVatIncluded ? withoutVat(ore, rate) : ore;
    return { net, vat: isVatIncluded ? ore - net : roundHalfAway((ore * rate) / 100) };
  };
  const byRate = new Map<number, number>();
  for (const row of rows) byRate.set(row.vat, (byRate.get(row.vat) ?? 0) + rowOre(row));
  const parts = [...byRate].map(([rate, ore]) => split(ore, rate));
  const netOre = parts.reduce((sum, { net }) => sum + net, 0);
  const feeRate = hasVat ? 25 : 0;
  const fee = split(hundredths(options.administrationFee), feeRate);
  const freight = split(hundredths(options.freight), feeRate);
  const vatOre = parts.reduce((sum, { vat }) => sum + vat, 0) + fee.vat + freight.vat;
  const exact = netOre + fee.net + freight.net + vatOre;
  const totalOre = isRounded ? roundHalfAway(exact / 100) * 100 : exact;
  return {
    grossOre: rows.reduce(
      (sum, { quantity, price }) => sum + roundHalfAway((hundredths(quantity) * hundredths(price)) / 100),
      0,
    ),
    netOre,
    vatOre,
    administrationFeeVatOre: fee.vat,
    freightVatOre: freight.vat,
    roundOffOre: totalOre - exact,
    totalOre,
  };
}
