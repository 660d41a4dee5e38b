import { formatNumber } from '../../lib/format.ts';
import { multiplyOre, toKronor, toOre } from '../../lib/money.ts';
import type { InvoiceItem, LineOrigin } from '../../schemas/invoice.ts';
import type { Reduction, Standing, StandingLine } from './credit-standing.ts';

/** Neither JSON nor an invoice has a negative zero. */
export function opposite(value: number): number {
  return value === 0 ? 0 : -value;
}

/**
 * The lines that credit a quantity of a standing line. Parts of an uneven price may round to more or less than the
 * whole; the difference is a line of its own, so that each printed line is its quantity times its price.
 */
export function creditedLine({ line, quantity: left, ore, sources }: StandingLine, quantity: number): InvoiceItem[] {
  const computedOre = multiplyOre(quantity, toOre(line.unitPrice));
  const isLast = quantity === left;
  const isTooMuch = Math.abs(computedOre) > Math.abs(ore);
  const restOre = isLast || isTooMuch ? ore - computedOre : 0;
  const credited: InvoiceItem = {
    ...line,
    ...counted(line, opposite(quantity)),
    subTotal: toKronor(opposite(computedOre)),
    sources: sourcesOf(sources, quantity),
    credits: { sortNum: line.sortNum, quantity },
  };
  return restOre === 0 ? [credited] : [credited, roundingLine(line, restOre)];
}

/**
 * A reduction of the price, spread over rates and projects in proportion to what stands after deductions, and within
 * them over accounts and lines of an agreement.
 */
export function creditedAmount(standing: Standing, amountOre: number): InvoiceItem[] {
  const parts = partsOf(standing);
  const rates = new Set(parts.filter(({ ore }) => ore > 0).map(({ line }) => line.vatPercent));
  return share(amountOre, summedBy(parts, ofRate)).flatMap((ofOne) => {
    const accounts = summedBy(
      parts.filter(({ line }) => ofRate(line) === ofRate(ofOne.line)),
      ofAccount,
    );
    return share(ofOne.ore, accounts).map(({ line, ore }) => {
      const rate = rates.size > 1 ? ` (moms ${formatNumber(line.vatPercent)} %)` : '';
      return { ...amountLine(line, ore, `Prisnedsättning${rate}`), credits: null };
    });
  });
}

type Part = { line: InvoiceItem; ore: number };

const ofRate = ({ vatPercent, vatRule, projectId }: InvoiceItem) => [vatPercent, vatRule, projectId].join(' ');

const ofAccount = ({ account, lineKind, agreedRef }: InvoiceItem) => [account, lineKind, agreedRef].join(' ');

/** What stands above 0, by a key of its lines. */
function summedBy(parts: readonly Part[], keyOf: (line: InvoiceItem) => string): Part[] {
  return [...Map.groupBy(parts, ({ line }) => keyOf(line)).values()]
    .map((same) => ({ line: same[0]!.line, ore: same.reduce((sum, { ore }) => sum + ore, 0) }))
    .filter(({ ore }) => ore > 0);
}

/** Shares whole öre among parts in proportion to theirs; a part that gets none is left out. */
function share(ore: number, parts: readonly Part[]): Part[] {
  const shares = spread(
    ore,
    parts.map((part) => part.ore),
  );
  return parts.map(({ line }, index) => ({ line, ore: shares[index]! })).filter((part) => part.ore !== 0);
}

/** Takes an earlier reduction of the price back, when all the lines are credited. */
export function creditedReduction({ line, serialNumberPadded }: Reduction): InvoiceItem {
  return {
    ...line,
    ...counted(line, opposite(line.quantity)),
    invoiceItemText: `${line.invoiceItemText}, krediterad med ${serialNumberPadded}`,
    subTotal: opposite(line.subTotal),
  };
}

const counted = (line: InvoiceItem, count: number) =>
  line.productType === 'Rate' ? { invoiceableHours: count } : { quantity: count };

function roundingLine(line: InvoiceItem, ore: number): InvoiceItem {
  return { ...amountLine(line, ore, 'Öresutjämning'), credits: { sortNum: line.sortNum, quantity: 0 } };
}

/** One piece of an amount, at the rate and on the account of a line. */
function amountLine(line: InvoiceItem, ore: number, text: string): InvoiceItem {
  return {
    ...line,
    productType: 'Rent',
    invoiceItemText: text,
    invoiceItemGroupHeading: '',
    invoiceableHours: 0,
    quantity: ore < 0 ? 1 : -1,
    unitPrice: toKronor(Math.abs(ore)),
    subTotal: toKronor(opposite(ore)),
    sources: [],
  };
}

function partsOf({ lines, reductions }: Standing): Part[] {
  return [
    ...lines.map(({ line, ore }) => ({ line, ore })),
    ...reductions.map(({ line }) => ({ line, ore: toOre(line.subTotal) })),
  ];
}

/**
 * Splits whole öre in proportion to weights. What rounding down leaves goes to the largest remainders, so that the
 * parts add up. @returns as many parts as weights
 */
function spread(ore: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (BigInt(ore) * BigInt(weight) * 1_000_000n) / BigInt(whole || 1));
  const parts = exact.map((part) => Number(part / 1_000_000n));
  const order = exact
    .map((part, index) => ({ index, remainder: part % 1_000_000n }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const left = ore - parts.reduce((sum, part) => sum + part, 0);
  if (weights.length === 0) return [];
  for (let round = 0; round < left; round += 1) parts[order[round % order.length]!.index]! += 1;
  return parts;
}

/** Takes a quantity of a line from the work orders it counts, in their order. */
function sourcesOf(sources: readonly LineOrigin[], quantity: number): LineOrigin[] {
  let left = quantity;
  return sources.flatMap((source) => {
    const taken = Math.sign(source.quantity) * Math.min(Math.abs(left), Math.abs(source.quantity));
    left -= taken;
    return taken === 0 ? [] : [{ ...source, quantity: opposite(taken) }];
  });
}
