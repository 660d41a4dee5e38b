import { isInHours } from '../../shared/codes/product-types.ts';
import { amountOreOf, type ProductSum, sumsByProduct } from '../../shared/domain/time-report.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type { TimeReportRow } from '../../shared/schemas/time-report.ts';
import { type SheetColumn, sheetOf } from '../spreadsheets/write-spreadsheet.ts';

const quantities = <Row extends Pick<TimeReportRow, 'productType' | 'quantity'>>(): SheetColumn<Row>[] => [
  {
    heading: 'Timmar',
    value: ({ productType, quantity }) => (isInHours(productType) ? quantity : null),
    format: 'hours',
    isSummed: true,
  },
  {
    heading: 'Antal',
    value: ({ productType, quantity }) => (isInHours(productType) ? null : quantity),
    format: 'hours',
  },
];

const lines: readonly SheetColumn<TimeReportRow>[] = [
  { heading: 'Datum', value: ({ day }) => day, format: 'day' },
  { heading: 'Person', value: ({ person }) => person },
  { heading: 'Projekt', value: ({ projectCode }) => projectCode },
  { heading: 'Insats', value: ({ workOrderId }) => workOrderId, format: 'id' },
  { heading: 'Beskrivning', value: ({ text }) => text },
  { heading: 'Produkt', value: ({ product }) => product },
  ...quantities<TimeReportRow>(),
];

const prices: readonly SheetColumn<TimeReportRow>[] = [
  {
    heading: 'À-pris',
    value: ({ unitPriceOre }) => (unitPriceOre === null ? null : toKronor(unitPriceOre)),
    format: 'money',
  },
  { heading: 'Belopp exkl. moms', value: (row) => toKronor(amountOreOf(row)), format: 'money', isSummed: true },
];

const products: readonly SheetColumn<ProductSum>[] = [
  { heading: 'Produkt', value: ({ product }) => product },
  ...quantities<ProductSum>(),
];

const amount: SheetColumn<ProductSum> = {
  heading: 'Belopp exkl. moms',
  value: ({ amountOre }) => toKronor(amountOre),
  format: 'money',
  isSummed: true,
};

export function timeReportSheets(rows: readonly TimeReportRow[], withPrices: boolean) {
  return [
    sheetOf('Tidrapport', [...lines, ...(withPrices ? prices : [])], rows),
    sheetOf('Per produkt', [...products, ...(withPrices ? [amount] : [])], sumsByProduct(rows)),
  ];
}
