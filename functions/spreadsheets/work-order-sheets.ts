import { isCharged } from '../../shared/domain/quotation.ts';
import { countedQuantity } from '../../shared/domain/work-order-value.ts';
import { nameOf } from '../../shared/lib/file-paths.ts';
import { multiplyOre, toKronor, toOre } from '../../shared/lib/money.ts';
import { sharedHelper } from '../../shared/codes/work-orders.ts';
import { type WorkOrder, type WorkOrderItem } from '../../shared/schemas/work-order.ts';
import { productTypeLabels, unitLabels } from '../../shared/text/products.ts';
import { workOrderStatusLabels } from '../../shared/text/work-orders.ts';
import { type SheetColumn, sheetOf } from './write-spreadsheet.ts';

type Line = { workOrder: WorkOrder; item: WorkOrderItem | null };

const linesOf = (workOrders: readonly WorkOrder[]): Line[] =>
  workOrders
    .filter(isCharged)
    .flatMap((workOrder) =>
      workOrder.items.length === 0
        ? [{ workOrder, item: null }]
        : workOrder.items.map((item): Line => ({ workOrder, item })),
    );

const hours = (key: 'hoursEstimated' | 'workedHours' | 'invoiceableHours', heading: string): SheetColumn<Line> => ({
  heading,
  value: ({ item }) => (item?.productType === 'Rate' ? item[key] : null),
  format: 'hours',
  isSummed: true,
});

const product: SheetColumn<Line> = { heading: 'Produkt', value: ({ item }) => item?.productName };
const type: SheetColumn<Line> = {
  heading: 'Typ',
  value: ({ item }) => item && productTypeLabels[item.productType],
};
const unitPrice: SheetColumn<Line> = {
  heading: 'À-pris',
  key: 'price',
  value: ({ item }) => item?.unitPrice,
  format: 'money',
};

function sumColumn(heading: string, quantityOf: (line: Line) => number): SheetColumn<Line> {
  return {
    heading,
    value: (line) => toKronor(multiplyOre(quantityOf(line), toOre(line.item?.unitPrice ?? 0))),
    formula: (cell) => `ROUND(${cell('quantity')}*${cell('price')},2)`,
    format: 'money',
    isSummed: true,
  };
}

function quantityColumn(heading: string, quantityOf: (line: Line) => number): SheetColumn<Line> {
  return {
    heading,
    key: 'quantity',
    value: (line) => (line.item ? quantityOf(line) : null),
    format: 'hours',
  };
}

const counted = ({ workOrder, item }: Line): number => (item === null ? 0 : countedQuantity(item, workOrder.status));

const detailed: readonly SheetColumn<Line>[] = [
  { heading: 'Insats', value: ({ workOrder }) => workOrder.workOrderId, format: 'id' },
  { heading: 'Datum', value: ({ workOrder }) => workOrder.verificationDate, format: 'day' },
  { heading: 'Status', value: ({ workOrder }) => workOrderStatusLabels[workOrder.status] },
  { heading: 'Ansvarig', value: ({ workOrder }) => workOrder.workOrderOwnerInitials || 'DELA' },
  { heading: 'Medhjälpare', value: ({ workOrder }) => helperOf(workOrder) },
  { heading: 'Extern not', value: ({ workOrder }) => workOrder.invoiceNote },
  { heading: 'Intern not', value: ({ workOrder }) => workOrder.internalNote },
  product,
  type,
  hours('hoursEstimated', 'Est. tid'),
  hours('workedHours', 'Arbetad tid'),
  hours('invoiceableHours', 'Fakt. tid'),
  {
    heading: 'Antal',
    value: ({ item }) => (item && item.productType !== 'Rate' ? item.quantity : null),
    format: 'hours',
  },
  { heading: 'Enhet', value: ({ item }) => item && unitLabels[item.productType] },
  { heading: 'Inköpspris', value: ({ item }) => item?.purchasePrice, format: 'money' },
  { heading: 'Kvitto', value: ({ item }) => item && nameOf(item.receipt) },
  quantityColumn('Räknas', counted),
  unitPrice,
  sumColumn('Värde', counted),
];

function helperOf({ workOrderHelperUserId, workOrderHelperInitials, workOrderHelperRequired }: WorkOrder): string {
  const helper = workOrderHelperUserId === sharedHelper ? 'DELA' : workOrderHelperInitials || 'INGEN';
  return workOrderHelperRequired ? `${helper} (krävs)` : helper;
}

export function detailedSheets(workOrders: readonly WorkOrder[]) {
  return [sheetOf('Insatser', detailed, linesOf(workOrders))];
}
