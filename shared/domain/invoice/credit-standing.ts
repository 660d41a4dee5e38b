import { toOre } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceItem, LineOrigin } from '../../schemas/invoice.ts';
import { type VatOfRate, vatOfDocument } from './invoice-totals.ts';

/** What earlier credits have left of a line: its quantity, its sum and the work orders' shares of the quantity. */
export type StandingLine = { line: InvoiceItem; quantity: number; ore: number; sources: LineOrigin[] };

/** `wholeNetOre` is the debit's; what stands lies between it and 0. */
export type StandingRate = VatOfRate & { wholeNetOre: number };

/** Lines of earlier credits that reduce the price without crediting a line, with the number of their credit. */
export type Reduction = { line: InvoiceItem; serialNumberPadded: string };

export type Standing = {
  lines: StandingLine[];
  rates: StandingRate[];
  reductions: Reduction[];
  netOre: number;
  toPayOre: number;
};

/** What stands of a debit invoice after its earlier credits: the debit less their lines, VAT and totals. */
export function standingOf(debit: InvoiceDocument, earlier: readonly InvoiceDocument[]): Standing {
  const credited = earlier.flatMap(({ items }) => items);
  const rates = vatOfDocument(debit).map((rate) => {
    const same = earlier.flatMap((credit) => vatOfDocument(credit).filter(isRate(rate)));
    return {
      vatPercent: rate.vatPercent,
      vatRule: rate.vatRule,
      wholeNetOre: rate.netOre,
      netOre: same.reduce((sum, { netOre }) => sum + netOre, rate.netOre),
      vatOre: same.reduce((sum, { vatOre }) => sum + vatOre, rate.vatOre),
    };
  });
  return {
    lines: debit.items.map((line) => standingLine(line, credited)),
    rates,
    reductions: earlier.flatMap(({ items, serialNumberPadded }) =>
      items.filter(({ credits }) => credits === null).map((line) => ({ line, serialNumberPadded })),
    ),
    netOre: rates.reduce((sum, { netOre }) => sum + netOre, 0),
    toPayOre: earlier.reduce((sum, credit) => sum + toOre(credit.sumTotalIncVat), toOre(debit.sumTotalIncVat)),
  };
}

/** Hours of a rate; otherwise the quantity. */
export function countOf({ productType, invoiceableHours, quantity }: InvoiceItem): number {
  return productType === 'Rate' ? invoiceableHours : quantity;
}

function standingLine(line: InvoiceItem, credited: readonly InvoiceItem[]): StandingLine {
  const ofLine = credited.filter(({ credits }) => credits?.sortNum === line.sortNum);
  const taken = Map.groupBy(
    ofLine.flatMap(({ sources }) => sources),
    ({ workOrderItemId }) => workOrderItemId,
  );
  return {
    line,
    quantity: ofLine.reduce((sum, { credits }) => sum - credits!.quantity, countOf(line)),
    ore: ofLine.reduce((sum, { subTotal }) => sum + toOre(subTotal), toOre(line.subTotal)),
    sources: line.sources.map((source) => ({
      ...source,
      quantity: (taken.get(source.workOrderItemId) ?? []).reduce(
        (sum, { quantity }) => sum + quantity,
        source.quantity,
      ),
    })),
  };
}

const isRate = (wanted: VatOfRate) => (rate: VatOfRate) =>
  rate.vatPercent === wanted.vatPercent && rate.vatRule === wanted.vatRule;
