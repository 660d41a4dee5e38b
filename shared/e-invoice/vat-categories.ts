import { vatOfDocument } from '../domain/invoice/invoice-totals.ts';
import type { InvoiceDocument, InvoiceItem } from '../schemas/invoice.ts';
import { type Sign, amount, decimal, signedOre } from './amounts.ts';
import { type Element, element } from './xml.ts';

/** UNCL5305: standard rate, reverse charge, export, exempt. */
type Category = { code: 'S' | 'AE' | 'G' | 'E'; percent: number };
type TaxedItem = Pick<InvoiceItem, 'vatPercent' | 'vatRule'>;

const reverseCharge = { code: 'AE', percent: 0 } as const;

function categoryOf({ vatRule, vatPercent }: TaxedItem): Category {
  switch (vatRule) {
    case 'ReverseEu':
    case 'ReverseConstruction':
      return reverseCharge;
    case 'Export':
      return { code: 'G', percent: 0 };
    case 'Domestic':
      return vatPercent === 0 ? { code: 'E', percent: 0 } : { code: 'S', percent: vatPercent };
  }
}

const reasons: Record<Category['code'], { code: string; text: string } | undefined> = {
  S: undefined,
  AE: { code: 'VATEX-EU-AE', text: 'Omvänd betalningsskyldighet' },
  G: { code: 'VATEX-EU-G', text: 'Försäljning utanför EU' },
  E: { code: '', text: 'Undantag från skatteplikt' },
};

export function lineVat(item: InvoiceItem): Element | undefined {
  return taxCategory('cac:ClassifiedTaxCategory', categoryOf(item), { isExplained: false });
}

/**
 * What is taxed and the VAT of each category and rate, to the öre as printed. A credit that leaves nothing of its debit
 * may state VAT that is some öre from that of its rate, which EN 16931 allows (BR-S-09).
 * @throws Error when the VAT of the rates is not that of the document
 */
export function vatTotals(document: InvoiceDocument, sign: Sign): Element | undefined {
  const rates = vatOfDocument(document).map((rate) => ({ ...rate, category: categoryOf(rate) }));
  const groups = Map.groupBy(rates, ({ category: { code, percent } }) => `${code} ${percent}`);
  const sums = [...groups.values()].map((group) => ({
    category: group[0]!.category,
    netOre: group.reduce((sum, { netOre }) => sum + netOre * sign, 0),
    vatOre: group.reduce((sum, one) => sum + one.vatOre * sign, 0),
  }));
  const vatOre = signedOre(document.vatTotalRounded, sign);
  if (sums.reduce((sum, one) => sum + one.vatOre, 0) !== vatOre) {
    throw new Error(`The VAT of invoice ${document.invoiceCode} does not add up.`);
  }
  return element('cac:TaxTotal', [amount('cbc:TaxAmount', vatOre), ...sums.toSorted(byCategory).map(subtotal)]);
}

type VatSum = { category: Category; netOre: number; vatOre: number };

function byCategory({ category: a }: VatSum, { category: b }: VatSum): number {
  return b.percent - a.percent || a.code.localeCompare(b.code);
}

function subtotal({ category, netOre, vatOre }: VatSum): Element | undefined {
  return element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', netOre),
    amount('cbc:TaxAmount', vatOre),
    taxCategory('cac:TaxCategory', category, { isExplained: true }),
  ]);
}

function taxCategory(name: string, { code, percent }: Category, { isExplained }: { isExplained: boolean }) {
  const reason = isExplained ? reasons[code] : undefined;
  return element(name, [
    element('cbc:ID', code),
    element('cbc:Percent', decimal(percent, 2)),
    element('cbc:TaxExemptionReasonCode', reason?.code ?? ''),
    element('cbc:TaxExemptionReason', reason?.text ?? ''),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
}
