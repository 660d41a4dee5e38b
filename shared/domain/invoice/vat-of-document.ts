import { toOre } from '../../lib/money.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { type VatOfRate, vatByRate } from './invoice-totals.ts';

type TaxedDocument = Pick<InvoiceDocument, 'items' | 'vatOfRates'>;

/** The VAT that an invoice prints for each rate, in öre: computed from its lines, or as it states (`vatOfRates`). */
export function vatOfDocument({ items, vatOfRates }: TaxedDocument): VatOfRate[] {
  const rates = vatByRate(items.map((item) => ({ ...item, subTotalOre: toOre(item.subTotal) })));
  return rates.map((rate) => {
    const stated = vatOfRates.find(({ vatPercent }) => vatPercent === rate.vatPercent);
    return stated ? { ...rate, vatOre: toOre(stated.vat) } : rate;
  });
}
