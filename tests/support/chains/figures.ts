import { expect } from 'vitest';
import type { InvoiceDocument, InvoiceItem } from '../../../shared/schemas/invoice.ts';
import { half } from '../exact-credits.ts';
import { inOre } from '../exact-invoice.ts';

/** What an invoice must say wherever it goes: whole öre, counted from its lines without code of the product. */
export type Figures = {
  lines: bigint[];
  parts: { rate: number; rule: InvoiceItem['vatRule']; net: bigint; vat: bigint }[];
  net: bigint;
  vat: bigint;
  rounding: bigint;
  toPay: bigint;
};

/** @throws when a line is not its quantity times its price, or the sums of the document are not those of its lines */
export function figuresOf(document: InvoiceDocument): Figures {
  const lines = document.items.map(lineOf);
  const parts = new Map<string, Figures['parts'][number]>();
  for (const [index, { vatPercent: rate, vatRule: rule }] of document.items.entries()) {
    const key = `${rule} ${rate}`;
    const net = (parts.get(key)?.net ?? 0n) + lines[index]!;
    parts.set(key, { rate, rule, net, vat: half(net * BigInt(rate), 100n) });
  }
  // The credit that leaves nothing of a rate takes the öre that rounding has left of its VAT.
  for (const { vatPercent, vat } of document.vatOfRates) {
    for (const part of parts.values()) if (part.rate === vatPercent) part.vat = inOre(vat);
  }
  const all = [...parts.values()];
  const [net, vat] = [sum(all.map((part) => part.net)), sum(all.map((part) => part.vat))];
  const toPay = inOre(document.sumTotalIncVat);
  const figures = { lines, parts: all, net, vat, rounding: toPay - net - vat, toPay };
  expect({ net: inOre(document.sumTotal), vat: inOre(document.vatTotalRounded) }).toEqual({ net, vat });
  expect(inOre(document.roundingTotal)).toBe(figures.rounding);
  expect(toPay % 100n).toBe(0n);
  if (document.invoiceType === 'Debit') expect(toPay).toBe(half(net + vat, 100n) * 100n);
  return figures;
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, one) => total + one, 0n);
}

function lineOf({ productType, invoiceableHours, quantity, unitPrice, subTotal }: InvoiceItem): bigint {
  const count = BigInt(Math.round((productType === 'Rate' ? invoiceableHours : quantity) * 100));
  const ore = half(count * inOre(unitPrice), 100n);
  if (inOre(subTotal) !== ore) throw new Error(`${String(count)} hundredths at ${unitPrice} are not ${subTotal}.`);
  return ore;
}
