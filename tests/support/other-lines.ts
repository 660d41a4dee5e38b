import { makeRandom } from '../../infra/host/strict/random.ts';
import type { ProductType } from '../../shared/codes/product-types.ts';
import type { InvoicedProduct, InvoicedWorkOrder } from '../../shared/domain/invoice/invoice-input.ts';
import { itemPriceOre } from '../../shared/domain/prices.ts';
import { measurement } from './invoice-input.ts';

/** A line of a work order as a person registers it; its number in the chain is that of its work order. */
export type RegisteredInvoice = {
  number: number;
  productType: ProductType;
  quarters: bigint;
  /** The price by the price list, or by the purchase. */
  ore: bigint;
  markUp: bigint;
};

const types = ['Rate', 'Rent', 'Expense', 'Mileage', 'Subconsultant'] as const;
const isOfCost = (type: ProductType) => type === 'Expense' || type === 'Subconsultant';
const sold: Record<ProductType, { vatPercent: 25 | 6; account: number }> = {
  Rate: { vatPercent: 25, account: 3001 },
  Rent: { vatPercent: 25, account: 3001 },
  Expense: { vatPercent: 25, account: 3590 },
  Mileage: { vatPercent: 25, account: 3550 },
  Subconsultant: { vatPercent: 6, account: 3041 },
};

export const products: InvoicedProduct[] = types.map((type, index) => ({
  ...measurement,
  ...sold[type],
  productId: index + 1,
  name: `Produkt ${type}`,
  invoiceText: '',
}));

export function randomWork(seed: number): RegisteredInvoice[] {
  const random = makeRandom(seed * 6151);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return Array.from({ length: 2 + upTo(9) }, (_, index) => {
    const productType = types[upTo(types.length - 1)]!;
    return {
      number: index + 1,
      productType,
      quarters: BigInt(1 + upTo(productType === 'Mileage' ? 4_000 : 80)),
      ore: BigInt(1 + upTo(random() < 0.2 ? 9_999_999 : 200_000)),
      markUp: isOfCost(productType) ? BigInt(upTo(30)) : 0n,
    };
  });
}

/** The oracle: what a line comes to in whole öre, by integer arithmetic that shares no code with the product. */
export function worthOf({ quarters, ore, markUp }: RegisteredInvoice): bigint {
  const price = (ore * (100n + markUp) * 2n + 100n) / 200n;
  return (quarters * price * 2n + 4n) / 8n;
}

/** As the product reads it from its store, with the price that the product finds. */
export function invoicedWork({ number, productType, quarters, ore, markUp }: RegisteredInvoice): InvoicedWorkOrder {
  const count = Number(quarters) / 4;
  const isRate = productType === 'Rate';
  const productId = types.indexOf(productType) + 1;
  const day = '2026-11-02';
  const stored = {
    workOrderItemId: 1,
    productId,
    productType,
    invoiceableHours: isRate ? count : null,
    quantity: isRate ? 0 : count,
    purchasePrice: isOfCost(productType) ? Number(ore) / 100 : null,
    markUpPercent: Number(markUp),
  };
  const defaults = [{ year: 2026, lines: [{ productId, priceOre: Number(ore) }] }];
  const unitPriceOre = itemPriceOre(stored, { project: null, customer: null, defaults }, day);
  return { workOrderId: number, verificationDate: day, invoiceNote: '', items: [{ ...stored, unitPriceOre }] };
}
