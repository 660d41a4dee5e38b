import { countryName } from '../codes/countries.ts';
import { homeCountry } from '../codes/addresses.ts';
import type { VatRule } from '../codes/vat-rules.ts';
import { vatOfItems } from '../domain/invoice/invoice-totals.ts';
import { formatNumber } from '../lib/format.ts';
import type { InvoiceDocument, InvoiceItem } from '../schemas/invoice.ts';

type Rate = Pick<InvoiceItem, 'vatPercent' | 'vatRule'>;

const labels: Record<Exclude<VatRule, 'Domestic'>, string> = {
  ReverseEu: 'Omvänd betalningsskyldighet',
  ReverseConstruction: 'Omvänd betalningsskyldighet',
  Export: 'Utan svensk moms',
};

/** What the law asks an invoice to say where no VAT is charged (mervärdesskattelagen 2023:200, 17 kap. 24 §). */
const notes: Record<Exclude<VatRule, 'Domestic'>, string> = {
  ReverseEu:
    'Omvänd betalningsskyldighet (reverse charge): köparen redovisar momsen, artikel 196 i mervärdesskattedirektivet (2006/112/EG).',
  ReverseConstruction:
    'Omvänd betalningsskyldighet för byggtjänster: köparen redovisar momsen, 16 kap. 13 § mervärdesskattelagen (2023:200).',
  Export: 'Tjänsten är omsatt utomlands, 6 kap. 33 § mervärdesskattelagen (2023:200), och har ingen svensk moms.',
};

const exempt = 'Det som har 0 % moms är undantaget från moms.';

export function vatLabel({ vatPercent, vatRule }: Rate): string {
  return vatRule === 'Domestic' ? `Moms ${formatNumber(vatPercent)} %` : labels[vatRule];
}

/** The same in the column of a line, which is narrow. */
export function vatOfLine({ vatPercent, vatRule }: Rate): string {
  if (vatRule === 'Domestic') return `${formatNumber(vatPercent)} %`;
  return vatRule === 'Export' ? 'Ingen' : 'Omvänd';
}

/** True if the lines must say which rate each has. */
export function hasSeveralRates(items: readonly InvoiceItem[]): boolean {
  return vatOfItems(items).length > 1;
}

export function vatNotes({ items }: InvoiceDocument): string[] {
  return vatOfItems(items).flatMap(({ vatPercent, vatRule }) => {
    if (vatRule !== 'Domestic') return [notes[vatRule]];
    return vatPercent === 0 ? [exempt] : [];
  });
}

/** Required where the buyer accounts for the VAT. */
export function printedVatNumber({ items, customerVatNumber }: InvoiceDocument): string {
  return items.some(({ vatRule }) => vatRule !== 'Domestic') ? customerVatNumber : '';
}

/** In capitals, as the post asks; empty for a buyer in Sweden. */
export function printedCountry({ customerCountryCode }: InvoiceDocument): string {
  return customerCountryCode === homeCountry ? '' : countryName(customerCountryCode).toLocaleUpperCase('sv');
}
