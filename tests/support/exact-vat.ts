import { makeRandom } from '../../infra/host/strict/random.ts';
import type { InvoiceInput, InvoicedProduct } from '../../shared/domain/invoice/invoice-input.ts';
import { randomInvoiceInput } from './random-invoice.ts';

/** Who buys; each with the VAT that the law gives its lines. */
const buyers = {
  home: { customer: { vatNumber: 'SE555555555501' }, isSwedishProperty: false },
  builder: { customer: { vatNumber: 'SE555555555501', reverseConstruction: true }, isSwedishProperty: false },
  eu: { customer: { countryCode: 'DE', vatNumber: 'DE136695976' }, isSwedishProperty: false },
  euProperty: { customer: { countryCode: 'FR', vatNumber: '' }, isSwedishProperty: true },
  abroad: { customer: { countryCode: 'NO', vatNumber: '' }, isSwedishProperty: false },
} as const;

export type Buyer = keyof typeof buyers;

const rates = [
  { vatPercent: 25, account: 3001 },
  { vatPercent: 25, account: 3041 },
  { vatPercent: 12, account: 3002 },
  { vatPercent: 6, account: 3003 },
  { vatPercent: 0, account: 3004 },
] as const;

/** A random invoice of products of all rates, to a random buyer; deterministic per seed. */
export function randomVatInput(seed: number): { input: InvoiceInput; buyer: Buyer } {
  const random = makeRandom(seed + 77_000);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!;
  const buyer = pick(Object.keys(buyers) as Buyer[]);
  const { customer, isSwedishProperty } = buyers[buyer];
  const input = randomInvoiceInput(seed);
  const products = input.products.map((one) => ({ ...one, ...pick(rates), isConstruction: random() < 0.4 }));
  return {
    buyer,
    input: {
      ...input,
      products,
      sellsConstruction: true,
      customer: { ...input.customer, ...customer },
      project: { ...input.project, isSwedishProperty },
    },
  };
}

type ExactLine = { net: bigint; rate: bigint; account: number; label: string };

export type ExactVat = {
  lines: ExactLine[];
  parts: { label: string; net: bigint; vat: bigint }[];
  net: bigint;
  vat: bigint;
  rounding: bigint;
  toPay: bigint;
};

/** The oracle of VAT: integer arithmetic and a table of its own, sharing no code with the product. */
export function exactVat({ workOrders, products }: InvoiceInput, buyer: Buyer): ExactVat {
  const sold = new Map(products.map((product) => [product.productId, product]));
  const lines = new Map<string, { product: InvoicedProduct; halves: bigint; price: bigint }>();
  let alone = 0;
  for (const item of workOrders.flatMap(({ items }) => items)) {
    const { productId, productType, invoiceableHours, quantity, unitPriceOre } = item;
    const product = sold.get(productId)!;
    const count = BigInt((productType === 'Rate' ? (invoiceableHours ?? 0) : quantity) * 2);
    if (count === 0n) continue;
    const key = product.aggregateHoursToTotal ? `${productId} ${productType} ${unitPriceOre}` : `${(alone += 1)}`;
    const halves = (lines.get(key)?.halves ?? 0n) + count;
    lines.set(key, { product, halves, price: BigInt(unitPriceOre!) });
  }
  return summed(
    [...lines.values()].map((line) => ({ net: half(line.halves * line.price, 2n), ...of(line.product, buyer) })),
  );
}

function of({ vatPercent, account, isConstruction }: InvoicedProduct, buyer: Buyer): Omit<ExactLine, 'net'> {
  if (buyer === 'eu') return { rate: 0n, account: 3308, label: 'Omvänd betalningsskyldighet' };
  if (buyer === 'abroad') return { rate: 0n, account: 3305, label: 'Utan svensk moms' };
  if (buyer === 'builder' && isConstruction) return { rate: 0n, account: 3231, label: 'Omvänd betalningsskyldighet' };
  return { rate: BigInt(vatPercent), account, label: `Moms ${vatPercent} %` };
}

function summed(lines: ExactLine[]): ExactVat {
  const parts = new Map<string, { label: string; net: bigint; rate: bigint }>();
  for (const { label, net, rate } of lines) {
    parts.set(label, { label, rate, net: (parts.get(label)?.net ?? 0n) + net });
  }
  const taxed = [...parts.values()].map(({ label, net, rate }) => ({ label, net, vat: half(net * rate, 100n) }));
  const net = taxed.reduce((sum, part) => sum + part.net, 0n);
  const vat = taxed.reduce((sum, part) => sum + part.vat, 0n);
  const toPay = half(net + vat, 100n) * 100n;
  return { lines, parts: taxed, net, vat, rounding: toPay - net - vat, toPay };
}

/** Rounds half up; nothing here is negative. */
function half(value: bigint, divisor: bigint): bigint {
  return (value * 2n + divisor) / (divisor * 2n);
}
