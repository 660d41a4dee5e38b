import { type VatRule, vatRules } from '../../codes/vat-rules.ts';
import { roundHalfAwayFromZero, toOre } from '../../lib/money.ts';
import type { InvoiceItem, InvoiceDocument } from '../../schemas/invoice.ts';

/** The usual rate; issued invoices keep the rate of their lines. */
export const currentVatPercent = 25;

type TaxedLine = { subTotalOre: number; vatPercent: number; vatRule?: VatRule };

export type VatOfRate = { vatPercent: number; vatRule: VatRule; netOre: number; vatOre: number };

export type InvoiceTotals = {
  netOre: number;
  vatOre: number;
  roundingOre: number;
  /** Whole kronor, in öre. */
  toPayOre: number;
};

/** The taxable amount and VAT of each rate, and of each rule apart (mervärdesskattelagen 17:24); highest rate first. */
export function vatByRate(lines: readonly TaxedLine[]): VatOfRate[] {
  const parts = Map.groupBy(lines, ({ vatPercent, vatRule = 'Domestic' }) => `${vatRule} ${vatPercent}`);
  return [...parts.values()]
    .map((part) => {
      const { vatPercent, vatRule = 'Domestic' } = part[0]!;
      const netOre = part.reduce((sum, { subTotalOre }) => sum + subTotalOre, 0);
      return { vatPercent, vatRule, netOre, vatOre: roundHalfAwayFromZero((netOre * vatPercent) / 100) };
    })
    .sort((a, b) => b.vatPercent - a.vatPercent || vatRules.indexOf(a.vatRule) - vatRules.indexOf(b.vatRule));
}

/** The same of an invoice's items. */
export function vatOfItems(items: readonly Pick<InvoiceItem, 'subTotal' | 'vatPercent' | 'vatRule'>[]): VatOfRate[] {
  return vatByRate(
    items.map(({ subTotal, vatPercent, vatRule }) => ({ subTotalOre: toOre(subTotal), vatPercent, vatRule })),
  );
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

type TaxedDocument = Pick<InvoiceDocument, 'items' | 'vatOfRates'>;

/** The VAT that an invoice prints for each rate, in öre: computed from its lines, or as it states (`vatOfRates`). */
export function vatOfDocument({ items, vatOfRates }: TaxedDocument): VatOfRate[] {
  return vatOfItems(items).map((rate) => {
    const stated = vatOfRates.find(({ vatPercent }) => vatPercent === rate.vatPercent);
    return stated ? { ...rate, vatOre: toOre(stated.vat) } : rate;
  });
}
