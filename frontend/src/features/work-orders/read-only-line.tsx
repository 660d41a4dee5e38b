import { isCostPriced } from '../../../../shared/codes/product-types.ts';
import type { WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import { formatNumber } from '../../components/format.ts';
import type { StepperValue } from '../../components/form/stepper-input.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { LineSum } from './line-row.tsx';
import type { WorkOrderLine } from './lines.ts';
import type { PriceBook } from './price-book.ts';
import { ReceiptCell } from './receipt-cell.tsx';
import { UnitPrice } from './unit-price.tsx';
import classes from '../../components/lines/lines.module.css';

type Props = {
  projectCode: string;
  row: number;
  line: WorkOrderLine;
  status: WorkOrderStatus;
  priceOf: PriceBook['priceOf'];
};

export function ReadOnlyLine({ projectCode, row, line, status, priceOf }: Props) {
  const price = priceOf(line);
  const numberCell = (label: string, value: StepperValue) => (
    <td className={classes['number']} data-label={label} data-align="right">
      {typeof value === 'number' ? formatNumber(value) : '–'}
    </td>
  );
  return (
    <tr data-read-only>
      <td className={classes['product']} data-label={text.product}>
        {price?.productName}
      </td>
      {line.productType === 'Rate' ? (
        <>
          {numberCell(text.hoursEstimated, line.hoursEstimated)}
          {numberCell(text.hoursWorked, line.workedHours)}
          {numberCell(text.invoiceableHours, line.invoiceableHours)}
        </>
      ) : (
        numberCell(text.count[line.productType], line.quantity)
      )}
      {isCostPriced(line.productType) && numberCell(text.purchasePrice, line.purchasePrice)}
      <td className={classes['price']} data-label={text.unitPrice} data-align="right">
        <UnitPrice price={price} />
      </td>
      <td className={classes['sum']} data-label={text.sum} data-align="right">
        <LineSum line={line} status={status} priceOf={priceOf} />
      </td>
      {line.productType === 'Expense' && <ReceiptCell projectCode={projectCode} row={row} receipt={line.receipt} />}
    </tr>
  );
}
