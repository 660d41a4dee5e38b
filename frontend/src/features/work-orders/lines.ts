import { type AmountDoubt, amountDoubts } from '../../../../shared/domain/amount-doubts.ts';
import {
  countedQuantity,
  workOrderHours,
  workOrderValueOre,
  type PricedItem,
} from '../../../../shared/domain/work-order-value.ts';
import { multiplyOre, toOre } from '../../../../shared/lib/money.ts';
import type { WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import type { WorkOrderItem } from '../../../../shared/schemas/work-order.ts';
import type { StepperValue } from '../../components/form/stepper-input.tsx';
import { linesText } from '../../text/lines.ts';
import type { ProductChoice } from '../../components/lines/product-select.tsx';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

/** A line being edited: invalid numbers stay as typed until it is saved. */
export type WorkOrderLine = {
  key: string;
  workOrderItemId?: number;
  productType: ProductType;
  productId: ProductChoice;
  hoursEstimated: StepperValue;
  workedHours: StepperValue;
  invoiceableHours: StepperValue;
  quantity: StepperValue;
  /** Kronor. */
  purchasePrice: StepperValue;
  receipt: string;
  /** True while invoiceable hours follow worked hours, until they are edited. */
  isProposed: boolean;
};

/** Kronor; null when no list has the product, undefined while unknown. */
export type PriceOf = (line: WorkOrderLine) => number | null | undefined;

export function newLine(productType: ProductType): WorkOrderLine {
  return {
    key: crypto.randomUUID(),
    productType,
    productId: null,
    hoursEstimated: null,
    workedHours: null,
    invoiceableHours: null,
    quantity: productType === 'Expense' ? 1 : null,
    purchasePrice: null,
    receipt: '',
    isProposed: false,
  };
}

/** The form's line of a saved item; a zero that means "nothing entered" becomes an empty field. */
export function lineOf(item: WorkOrderItem): WorkOrderLine {
  return {
    key: `item-${item.workOrderItemId}`,
    workOrderItemId: item.workOrderItemId,
    productType: item.productType,
    productId: item.productId,
    hoursEstimated: item.hoursEstimated || null,
    workedHours: item.workedHours,
    invoiceableHours: item.invoiceableHours,
    quantity: item.quantity || null,
    purchasePrice: item.purchasePrice,
    receipt: item.receipt,
    isProposed: false,
  };
}

export function emptyLine(lines: readonly WorkOrderLine[], productType: ProductType): WorkOrderLine | undefined {
  return lines.find((line) => line.productType === productType && typeof line.productId !== 'number');
}

export function isBlank(line: WorkOrderLine): boolean {
  const { productId, hoursEstimated, workedHours, invoiceableHours, purchasePrice, receipt } = line;
  const quantity = line.productType === 'Expense' && line.quantity === 1 ? null : line.quantity;
  const entered = [hoursEstimated, workedHours, invoiceableHours, quantity, purchasePrice, receipt];
  return productId === null && entered.every((value) => !value);
}

/** Purchase prices to ask about, which are far from those last saved. */
export function doubtsOf({ items }: LinesOwner, saved: LinesOwner): AmountDoubt[] {
  const before = new Map(saved.items.map(({ key, purchasePrice }) => [key, purchasePrice]));
  return amountDoubts(
    items.map(({ key, purchasePrice }, index) => ({
      name: linesText.inRow(linesText.purchasePrice, index + 1),
      amount: purchasePrice,
      before: before.get(key),
    })),
  );
}

type LinesOwner = { items: readonly WorkOrderLine[] };

export function withWorkedHours(line: WorkOrderLine, workedHours: StepperValue): WorkOrderLine {
  if (line.invoiceableHours !== null && !line.isProposed) return { ...line, workedHours };
  const invoiceableHours = typeof workedHours === 'number' ? workedHours : null;
  return { ...line, workedHours, invoiceableHours, isProposed: true };
}

export function withInvoiceableHours(line: WorkOrderLine, invoiceableHours: StepperValue): WorkOrderLine {
  return { ...line, invoiceableHours, isProposed: false };
}

/** In öre; undefined without a product or a price. */
export function lineSumOre(line: WorkOrderLine, status: WorkOrderStatus, priceOf: PriceOf): number | undefined {
  const price = typeof line.productId === 'number' ? priceOf(line) : undefined;
  if (price === null || price === undefined) return undefined;
  return multiplyOre(countedQuantity(pricedItem(line, price), status), toOre(price));
}

export function isEstimate(line: WorkOrderLine, status: WorkOrderStatus): boolean {
  const isOpen = status !== 'Registered' && status !== 'Invoiced';
  return line.productType === 'Rate' && isOpen && !line.workedHours && Boolean(line.hoursEstimated);
}

export type WorkOrderTotals = {
  hoursEstimated: number;
  hoursWorked: number;
  invoiceableHours: number;
  valueOre: number;
};

export function totalsOf(
  workOrder: { status: WorkOrderStatus; invoiceable: boolean; lines: readonly WorkOrderLine[] },
  priceOf: PriceOf,
): WorkOrderTotals {
  const items = workOrder.lines
    .filter((line) => typeof line.productId === 'number')
    .map((line) => pricedItem(line, priceOf(line) ?? null));
  return { ...workOrderHours(items), valueOre: workOrderValueOre({ ...workOrder, items }) };
}

function pricedItem(line: WorkOrderLine, price: number | null): PricedItem {
  return {
    productType: line.productType,
    hoursEstimated: numberOf(line.hoursEstimated) ?? 0,
    workedHours: numberOf(line.workedHours),
    invoiceableHours: numberOf(line.invoiceableHours),
    quantity: numberOf(line.quantity) ?? 0,
    unitPriceOre: price === null ? null : toOre(price),
  };
}

function numberOf(entered: StepperValue): number | null {
  return typeof entered === 'number' ? entered : null;
}
