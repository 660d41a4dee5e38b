import { isInHours, productTypes } from '../codes/product-types.ts';
import { AppError } from '../codes/errors.ts';
import { priceMissing } from '../codes/errors/invoices.ts';
import { formatNames } from '../lib/format.ts';
import { multiplyOre, toOre } from '../lib/money.ts';
import type { TimeReport, TimeReportRow } from '../schemas/time-report.ts';
import type { WorkOrder } from '../schemas/work-order.ts';
import { countedQuantity } from './work-order-value.ts';

/** Work that is done and charged: what the customer pays for. */
const isReported = ({ status, invoiceable }: WorkOrder): boolean =>
  invoiceable && (status === 'Registered' || status === 'Invoiced');

/**
 * A row for each line with hours or a quantity, by day.
 * @throws price_missing if prices are wanted and a line has none: its customer would see too low a sum
 */
export function rowsOfReport(workOrders: readonly WorkOrder[], withPrices: boolean): TimeReportRow[] {
  const rows = workOrders.filter(isReported).flatMap((workOrder) =>
    workOrder.items.flatMap((item): TimeReportRow[] => {
      const quantity = countedQuantity(item, workOrder.status);
      if (quantity === 0) return [];
      const { verificationDate, workOrderOwnerInitials, projectCode, workOrderId, invoiceNote } = workOrder;
      return [
        {
          day: verificationDate,
          person: workOrderOwnerInitials,
          projectCode,
          workOrderId,
          text: invoiceNote,
          product: item.productName,
          productType: item.productType,
          quantity,
          unitPriceOre: withPrices && item.unitPrice !== null ? toOre(item.unitPrice) : null,
        },
      ];
    }),
  );
  const unpriced = new Set(rows.filter(({ unitPriceOre }) => unitPriceOre === null).map(({ product }) => product));
  if (withPrices && unpriced.size > 0) {
    throw new AppError(priceMissing, {
      message: `Pris saknas för ${formatNames([...unpriced])}. Lägg in priset i PL-standard eller i projektets prislista, eller skapa rapporten utan priser.`,
      facts: { unpriced: [...unpriced] },
    });
  }
  return rows.toSorted((one, other) => one.day.localeCompare(other.day) || one.workOrderId - other.workOrderId);
}

export const amountOreOf = ({ quantity, unitPriceOre }: TimeReportRow): number =>
  unitPriceOre === null ? 0 : multiplyOre(quantity, unitPriceOre);

export type ProductSum = Pick<TimeReportRow, 'product' | 'productType'> & { quantity: number; amountOre: number };

/** By product, those of the staff's hours first. */
export function sumsByProduct(rows: readonly TimeReportRow[]): ProductSum[] {
  const sums = new Map<string, ProductSum>();
  for (const row of rows) {
    const { product, productType } = row;
    const key = `${productType} ${product}`;
    const sum = sums.get(key) ?? { product, productType, quantity: 0, amountOre: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + row.quantity, amountOre: sum.amountOre + amountOreOf(row) });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      productTypes.indexOf(one.productType) - productTypes.indexOf(other.productType) ||
      one.product.localeCompare(other.product, 'sv'),
  );
}

export const hoursOf = (rows: readonly TimeReportRow[]): number =>
  rows.reduce((sum, { productType, quantity }) => sum + (isInHours(productType) ? quantity : 0), 0);

export function fileNameOf({ customerName, projectCode, from, to }: TimeReport, ending: 'pdf' | 'xlsx'): string {
  return `Tidrapport ${projectCode || customerName} ${from} – ${to}.${ending}`;
}

/** The list has the latest. */
export const maxReportsListed = 500;
