import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';

/** The invoice as if its lines had these VAT rates in turn; sums independent of the product's code. */
export function taxedAt(document: InvoiceDocument, ...rates: number[]): InvoiceDocument {
  const items = document.items.map((item, index) => ({ ...item, vatPercent: rates[index % rates.length]! }));
  const nets = new Map<number, number>();
  for (const { subTotal, vatPercent } of items) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0) + Math.round(subTotal * 100));
  }
  const net = [...nets.values()].reduce((sum, ore) => sum + ore, 0);
  const vat = [...nets].reduce((sum, [rate, ore]) => sum + Math.round((ore * rate) / 100), 0);
  const toPay = Math.round((net + vat) / 100) * 100;
  return {
    ...document,
    items,
    vatTotalRounded: vat / 100,
    roundingTotal: (toPay - net - vat) / 100,
    sumTotalIncVat: toPay / 100,
  };
}
