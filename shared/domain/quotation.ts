import { type ProductType, productTypes } from '../codes/product-types.ts';
import { AppError } from '../codes/errors.ts';
import { priceMissing } from '../codes/errors/invoices.ts';
import type { Day } from '../lib/days.ts';
import { formatNames } from '../lib/format.ts';
import { multiplyOre, toOre } from '../lib/money.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import type { Company } from '../schemas/settings.ts';
import type { WorkOrder, WorkOrderItem } from '../schemas/work-order.ts';

/** A line of a work order, or a work order without lines. */
export type QuotedLine = {
  workOrderId: number;
  text: string;
  product: string;
  productType: ProductType | null;
  /** Estimated hours, pieces or kilometres, as the type says. */
  quantity: number;
  /** Null where no list has a price. */
  unitPriceOre: number | null;
};

/** What a quotation states, as spreadsheet and as PDF. */
export type Quotation = {
  projectCode: string;
  objectName: string;
  receiver: InvoiceDocument['invoiceAddress'];
  customerReferenceName: string;
  ourReferenceName: string;
  day: Day;
  validUntil: Day | null;
  terms: string;
  lines: readonly QuotedLine[];
  company: Company;
};

/** The lines that are charged, in the order of the work orders. */
export function quotedLines(workOrders: readonly WorkOrder[]): QuotedLine[] {
  return workOrders.filter(isCharged).flatMap(({ workOrderId, invoiceNote: text, items }) => {
    const nothing: QuotedLine = { workOrderId, text, product: '', productType: null, quantity: 0, unitPriceOre: null };
    return items.length === 0 ? [nothing] : items.map((item) => ({ ...nothing, ...ofItem(item) }));
  });
}

export function isCharged({ invoiceable, status }: Pick<WorkOrder, 'invoiceable' | 'status'>): boolean {
  return invoiceable && status !== 'Cancelled';
}

function ofItem({ productName, productType, hoursEstimated, quantity, unitPrice }: WorkOrderItem) {
  return {
    product: productName,
    productType,
    quantity: productType === 'Rate' ? hoursEstimated : quantity,
    unitPriceOre: unitPrice === null ? null : toOre(unitPrice),
  };
}

export function quotedOre({ quantity, unitPriceOre }: QuotedLine): number {
  return multiplyOre(quantity, unitPriceOre ?? 0);
}

export type KindSum = { productType: ProductType; ore: number };

/** By type of product, hours first; without types that come to nothing. */
export function sumsByKind(lines: readonly QuotedLine[]): KindSum[] {
  return productTypes
    .map((productType) => ({
      productType,
      ore: lines.filter((line) => line.productType === productType).reduce((sum, line) => sum + quotedOre(line), 0),
    }))
    .filter(({ ore }) => ore !== 0);
}

/** @throws price_missing, which names the products: their customer would see too low a sum */
export function requirePriced(lines: readonly QuotedLine[]): void {
  const isUnpriced = ({ productType, quantity, unitPriceOre }: QuotedLine) =>
    productType !== null && quantity !== 0 && unitPriceOre === null;
  const unpriced = [...new Set(lines.filter(isUnpriced).map(({ product }) => product))];
  if (unpriced.length === 0) return;
  throw new AppError(priceMissing, {
    message: `Pris saknas för ${formatNames(unpriced)}. Lägg in det i PL-standard eller i projektets prislista.`,
    facts: { unpriced },
  });
}
