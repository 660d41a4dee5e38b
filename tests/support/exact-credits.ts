import type { InvoiceDocument, InvoiceItem } from '../../shared/schemas/invoice.ts';
import { inOre } from './exact-invoice.ts';

/** The oracle of credits: integer arithmetic, sharing no code with the product. */
export type Sums = { net: bigint; vat: bigint; rounding: bigint; toPay: bigint };

export function sumsOf(document: InvoiceDocument): Sums {
  return {
    net: inOre(document.sumTotal),
    vat: inOre(document.vatTotalRounded),
    rounding: inOre(document.roundingTotal),
    toPay: inOre(document.sumTotalIncVat),
  };
}

export function added(documents: readonly InvoiceDocument[]): Sums {
  const all = documents.map(sumsOf);
  const total = (of: (sums: Sums) => bigint) => all.reduce((sum, one) => sum + of(one), 0n);
  return {
    net: total((one) => one.net),
    vat: total((one) => one.vat),
    rounding: total((one) => one.rounding),
    toPay: total((one) => one.toPay),
  };
}

/** Net of each rate, from the lines. */
export function netOfRates(documents: readonly InvoiceDocument[]): Map<number, bigint> {
  const nets = new Map<number, bigint>();
  for (const { vatPercent, subTotal } of documents.flatMap(({ items }) => items)) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0n) + inOre(subTotal));
  }
  return nets;
}

export function netOfAccounts(documents: readonly InvoiceDocument[]): Map<number, bigint> {
  const nets = new Map<number, bigint>();
  for (const { account, subTotal } of documents.flatMap(({ items }) => items)) {
    nets.set(account, (nets.get(account) ?? 0n) + inOre(subTotal));
  }
  return nets;
}

export function exactDebitSums(items: readonly InvoiceItem[]) {
  const nets = new Map<number, bigint>();
  for (const { vatPercent, subTotal } of items) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0n) + inOre(subTotal));
  }
  const net = [...nets.values()].reduce((sum, one) => sum + one, 0n);
  const vat = [...nets].reduce((sum, [rate, one]) => sum + half(one * BigInt(rate), 100n), 0n);
  const toPay = half(net + vat, 100n) * 100n;
  return {
    sumTotal: Number(net) / 100,
    sumTotalRounded: Number(net) / 100,
    vatTotalRounded: Number(vat) / 100,
    roundingTotal: Number(toPay - net - vat) / 100,
    sumTotalIncVat: Number(toPay) / 100,
  };
}

/** Rounds halves away from zero. */
export function half(value: bigint, divisor: bigint): bigint {
  const rounded = ((value < 0n ? -value : value) * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}
