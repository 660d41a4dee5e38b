import type { InvoiceInput } from '../../shared/domain/invoice/invoice-input.ts';

export type ExactSums = { lines: bigint[]; net: bigint; vat: bigint; rounding: bigint; toPay: bigint };

/** The oracle of an invoice's sums: integer arithmetic, sharing no code with the product. */
export function exactSums({ workOrders, products }: InvoiceInput): ExactSums {
  const aggregated = new Set(products.filter((one) => one.aggregateHoursToTotal).map(({ productId }) => productId));
  const halves = new Map<string, { halves: bigint; price: bigint }>();
  let alone = 0;
  for (const { items } of workOrders) {
    for (const { productId, productType, invoiceableHours, quantity, unitPriceOre } of items) {
      const count = BigInt((productType === 'Rate' ? (invoiceableHours ?? 0) : quantity) * 2);
      if (count === 0n) continue;
      const key = aggregated.has(productId) ? `${productId} ${productType} ${unitPriceOre}` : `${(alone += 1)}`;
      halves.set(key, { halves: (halves.get(key)?.halves ?? 0n) + count, price: BigInt(unitPriceOre!) });
    }
  }
  const lines = [...halves.values()].map((line) => rounded(line.halves * line.price, 2n));
  const net = lines.reduce((sum, line) => sum + line, 0n);
  const vat = rounded(net * 25n, 100n);
  const toPay = rounded(net + vat, 100n) * 100n;
  return { lines, net, vat, rounding: toPay - net - vat, toPay };
}

/** The sum of the items, each rounded by itself; aggregated lines may differ from it by some öre. */
export function exactItemsNet({ workOrders }: InvoiceInput): bigint {
  return workOrders
    .flatMap(({ items }) => items)
    .reduce((sum, { productType, invoiceableHours, quantity, unitPriceOre }) => {
      const count = BigInt((productType === 'Rate' ? (invoiceableHours ?? 0) : quantity) * 2);
      return sum + rounded(count * BigInt(unitPriceOre!), 2n);
    }, 0n);
}

/** Rounds half up; nothing here is negative. */
function rounded(value: bigint, divisor: bigint): bigint {
  return (value * 2n + divisor) / (divisor * 2n);
}

export function written(ore: bigint): string {
  const [kronor, rest] = [(ore < 0n ? -ore : ore) / 100n, (ore < 0n ? -ore : ore) % 100n];
  const grouped = String(kronor).replace(/\B(?=(\d{3})+$)/g, ' ');
  return `${ore < 0n ? '\u2212' : ''}${grouped},${String(rest).padStart(2, '0')}`;
}

/** Converts the API's kronor to öre; throws unless they are whole. */
export function inOre(kronor: number): bigint {
  const [whole = '', decimals = ''] = String(kronor).split('.');
  if (!/^-?\d+$/.test(whole) || !/^\d{0,2}$/.test(decimals)) throw new Error(`${kronor} is not whole öre.`);
  return BigInt(whole + decimals.padEnd(2, '0'));
}
