import type { LineKind } from '../../codes/invoices.ts';
import { type ProductType, isCostPriced, productTypes } from '../../codes/product-types.ts';
import { AppError } from '../../codes/errors.ts';
import { nothingToInvoice, priceMissing } from '../../codes/errors/invoices.ts';
import { formatNames } from '../../lib/format.ts';
import type { Day } from '../../lib/days.ts';
import { multiplyOre } from '../../lib/money.ts';
import { compareSwedish } from '../../lib/text.ts';
import { lineHeadings } from '../../text/products.ts';
import type { InvoiceInput, InvoicedItem, InvoicedProduct, InvoicedWorkOrder } from './invoice-input.ts';
import type { InvoiceLine } from './invoice-line.ts';
import { productTextsOf, lineText, distinguish } from './line-texts.ts';
import { lineVat } from './vat-rule.ts';

export type LinesInput = Pick<InvoiceInput, 'workOrders' | 'products' | 'project' | 'customer' | 'sellsConstruction'>;

type Line = Omit<InvoiceLine, 'subTotalOre'> & { from: Day; to: Day };

/**
 * The lines of an invoice in printed order: single lines first, then groups by heading; within each by product type,
 * rates first, then by verification date and work order number. An item without hours or quantity gives no line and needs no
 * price; a free one gives a line of 0 kr. @throws AppError nothing_to_invoice, price_missing (with the product names)
 */
export function invoiceLines(input: LinesInput): InvoiceLine[] {
  const { workOrders, products } = input;
  const items = countedItems(workOrders, products);
  if (items.length === 0) throw new AppError(nothingToInvoice);
  refuseWithoutPrice(items);

  const productTexts = productTextsOf(items.map(({ product }) => product));
  const lines: Line[] = [];
  for (const item of items) {
    const { product, workOrderId, workOrderItemId, verificationDate } = item;
    const productText = productTexts.get(product.productId)!;
    const ownHeading = product.invoiceItemGroupHeading ? productText.heading : '';
    const heading = ownHeading || (lineHeadings[item.productType] ?? '');
    const quantity = quantityOf(item);
    const line: Line = {
      productId: product.productId,
      productType: item.productType,
      text: lineText(product.aggregateHoursToTotal ? '' : item.invoiceNote, productText, {
        isGrouped: heading === productText.heading,
      }),
      heading,
      quantity,
      unitPriceOre: item.unitPriceOre!,
      ...lineVat(product, input),
      lineKind: lineKindOf(item.productType),
      agreedRef: 0,
      sources: [{ workOrderId, workOrderItemId, quantity }],
      from: verificationDate,
      to: verificationDate,
    };
    const sum = product.aggregateHoursToTotal && lines.find((other) => isSameProductAndPrice(other, line));
    if (sum) {
      sum.quantity += quantity;
      sum.sources.push(...line.sources);
      sum.to = verificationDate;
    } else lines.push(line);
  }
  return withoutRepeatingHeadings(distinguish(lines))
    .sort(inPrintedOrder)
    .map((line) => {
      const { from: _, to: __, ...printed } = line;
      return { ...printed, subTotalOre: multiplyOre(line.quantity, line.unitPriceOre) };
    });
}

function lineKindOf(type: ProductType): LineKind {
  return type === 'Rate' || type === 'Rent' ? 'Work' : type;
}

/** A heading that would repeat its only line forms no group. */
function withoutRepeatingHeadings(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(lines, ({ productType, heading }) => `${productType} ${heading}`);
  return lines.map((line) => {
    const isSingle = groups.get(`${line.productType} ${line.heading}`)!.length === 1;
    return isSingle && line.heading === line.text ? { ...line, heading: '' } : line;
  });
}

function countedItems(workOrders: readonly InvoicedWorkOrder[], products: readonly InvoicedProduct[]) {
  const productOf = new Map(products.map((product) => [product.productId, product]));
  return workOrders
    .toSorted((a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.workOrderId - b.workOrderId)
    .flatMap(({ workOrderId, verificationDate, invoiceNote, items }) =>
      items
        .filter((item) => quantityOf(item) !== 0)
        .map((item) => ({
          ...item,
          workOrderId,
          verificationDate,
          invoiceNote,
          product: known(productOf, item.productId),
        })),
    );
}

/** The names of those that price lists lack. */
export function unpricedProducts(
  workOrders: readonly InvoicedWorkOrder[],
  products: readonly InvoicedProduct[],
): string[] {
  const inPriceLists = countedItems(workOrders, products).filter(({ productType }) => !isCostPriced(productType));
  return namesWithoutPrice(inPriceLists);
}

export type CountedItem = Pick<InvoicedItem, 'productType' | 'invoiceableHours' | 'quantity'>;

export function hasLines({ items }: { items: readonly CountedItem[] }): boolean {
  return items.some((item) => quantityOf(item) !== 0);
}

export function quantityOf(item: CountedItem): number {
  return item.productType === 'Rate' ? (item.invoiceableHours ?? 0) : item.quantity;
}

function isSameProductAndPrice(a: Line, b: Line): boolean {
  return a.productId === b.productId && a.productType === b.productType && a.unitPriceOre === b.unitPriceOre;
}

function inPrintedOrder(a: Line, b: Line): number {
  const isGrouped = Number(a.heading !== '') - Number(b.heading !== '');
  if (isGrouped !== 0) return isGrouped;
  if (a.productType !== b.productType) return productTypes.indexOf(a.productType) - productTypes.indexOf(b.productType);
  if (a.heading === '') return 0;
  return compareSwedish(a.heading, b.heading) || a.productId - b.productId;
}

function known(products: Map<number, InvoicedProduct>, productId: number): InvoicedProduct {
  const product = products.get(productId);
  if (!product) throw new Error(`Product ${productId} of a work order was not handed over.`);
  return product;
}

type ProductItem = InvoicedItem & { product: InvoicedProduct };

function refuseWithoutPrice(items: readonly ProductItem[]): void {
  const names = namesWithoutPrice(items);
  if (names.length > 0) throw new AppError(priceMissing, { message: `Pris saknas för ${formatNames(names)}.` });
}

function namesWithoutPrice(items: readonly ProductItem[]): string[] {
  const names = items.filter((item) => item.unitPriceOre === null).map((item) => item.product.name);
  return [...new Set(names)].sort(compareSwedish);
}
