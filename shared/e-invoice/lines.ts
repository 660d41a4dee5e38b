import { isInHours } from '../codes/product-types.ts';
import { multiplyOre } from '../lib/money.ts';
import type { InvoiceDocument, InvoiceItem } from '../schemas/invoice.ts';
import { type Sign, amount, decimal, signedOre } from './amounts.ts';
import { lineVat } from './vat-categories.ts';
import { type Element, element } from './xml.ts';

/** UN/ECE recommendation 20: hours, kilometres, and 'one'. */
const units = { hour: 'HUR', kilometre: 'KMT', one: 'C62' };

export function invoiceLines({ items, invoiceType, projects }: InvoiceDocument, sign: Sign): (Element | undefined)[] {
  const isCredit = invoiceType === 'Credit';
  const codeOf = new Map(projects.map(({ projectId, projectCode }) => [projectId, projectCode]));
  return items.map((item, index) => {
    const { quantity, unit, priceOre, amountOre } = countOf(item, sign);
    return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
      element('cbc:ID', String(index + 1)),
      element('cbc:Note', item.invoiceItemGroupHeading),
      element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', trimmed(quantity), { unitCode: unit }),
      amount('cbc:LineExtensionAmount', amountOre),
      element('cac:Item', [
        element('cbc:Name', item.invoiceItemText || item.invoiceItemGroupHeading || 'Arbete'),
        lineVat(item),
        projectOfLine(codeOf.get(item.projectId) ?? ''),
      ]),
      element('cac:Price', [amount('cbc:PriceAmount', priceOre)]),
    ]);
  });
}

/** An invoice has one project reference (BT-11) and a line has none, so on a combined one it is an attribute (BG-32). */
function projectOfLine(projectCode: string): Element | undefined {
  if (projectCode === '') return undefined;
  return element('cac:AdditionalItemProperty', [element('cbc:Name', 'Projekt'), element('cbc:Value', projectCode)]);
}

/**
 * A price is never negative (BR-27): what is deducted has a negative quantity instead. An amount that is not quantity
 * times price, such as that of a part of a line, is one of its own price (PEPPOL-EN16931-R120).
 */
function countOf(item: InvoiceItem, sign: Sign) {
  const amountOre = signedOre(item.subTotal, sign);
  const priceOre = signedOre(item.unitPrice, 1);
  const direction = priceOre < 0 ? -sign : sign;
  const count = item.productType === 'Rate' ? item.invoiceableHours : item.quantity;
  const quantity = count * direction || 0;
  if (multiplyOre(quantity, Math.abs(priceOre)) === amountOre) {
    return { quantity, unit: unitOf(item), priceOre: Math.abs(priceOre), amountOre };
  }
  return { quantity: amountOre < 0 ? -1 : 1, unit: units.one, priceOre: Math.abs(amountOre), amountOre };
}

function unitOf({ lineKind, productType }: InvoiceItem): string {
  if (lineKind === 'Mileage') return units.kilometre;
  return isInHours(productType) ? units.hour : units.one;
}

/** Without zeros at the end of the decimals. */
function trimmed(quantity: number): string {
  return decimal(quantity, 4).replace(/\.?0+$/, '');
}
