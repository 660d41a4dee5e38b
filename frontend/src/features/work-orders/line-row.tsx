import { memo } from 'react';
import { toKronor } from '../../../../shared/lib/money.ts';
import { isCostPriced, type ProductType } from '../../../../shared/codes/product-types.ts';
import type { TimeStep, WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import type { NewProduct } from '../products/use-new-product.ts';
import { formatMoney } from '../../components/format.ts';
import type { FormOf } from '../../components/form/fields.ts';
import type { StepperValue } from '../../components/form/stepper-input.tsx';
import { useWatchedItem } from '../../components/form/use-watched.ts';
import { NumberCell, RemoveCell } from '../../components/lines/line-cells.tsx';
import { ProductSelect, type Product } from '../../components/lines/product-select.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { isEstimate, lineSumOre, withInvoiceableHours, withWorkedHours, type WorkOrderLine } from './lines.ts';
import type { PriceBook } from './price-book.ts';
import { ReceiptCell } from './receipt-cell.tsx';
import { UnitPrice } from './unit-price.tsx';
import type { WorkOrderValues } from './work-order-values.ts';
import classes from '../../components/lines/lines.module.css';

type Props = {
  form: FormOf<WorkOrderValues>;
  index: number;
  row: number;
  status: WorkOrderStatus;
  products: readonly Product[];
  isWaiting: boolean;
  timeStep: TimeStep;
  projectCode: string;
  priceOf: PriceBook['priceOf'];
  onRemove: (index: number) => void;
  onCreate: NewProduct;
};

type NumberName = 'hoursEstimated' | 'workedHours' | 'invoiceableHours' | 'quantity' | 'purchasePrice';

const canBeEmpty: readonly NumberName[] = ['workedHours', 'invoiceableHours', 'purchasePrice'];

export const LineRow = memo(function LineRow({
  form,
  index,
  row,
  status,
  products,
  isWaiting,
  timeStep,
  projectCode,
  priceOf,
  onRemove,
  onCreate,
}: Props) {
  const path = `items.${index}`;
  const line = useWatchedItem(form, 'items', index);
  if (!line) return null;
  const price = priceOf(line);

  function change(name: keyof WorkOrderLine, next: WorkOrderLine) {
    form.setFieldValue(path, next, { forceUpdate: false });
    form.clearFieldError(`${path}.${name}`);
  }

  const numberCell = (name: NumberName, label: string, next: (value: StepperValue) => WorkOrderLine) => (
    <NumberCell
      label={label}
      row={row}
      path={`${path}.${name}`}
      value={line[name]}
      isMoney={name === 'purchasePrice'}
      step={stepOf(name, line.productType, timeStep)}
      placeholder={canBeEmpty.includes(name) ? '–' : '0'}
      error={form.errors[`${path}.${name}`]}
      onChange={(value) => change(name, next(value))}
    />
  );

  return (
    <tr data-line={line.key}>
      <td className={classes['product']} data-label={text.product}>
        <ProductSelect
          label={text.inRow(text.product, row)}
          path={`${path}.productId`}
          products={products}
          isWaiting={isWaiting}
          productId={line.productId}
          error={form.errors[`${path}.productId`] ?? form.errors[path]}
          onCreate={onCreate}
          onChange={(productId) => change('productId', { ...line, productId })}
        />
      </td>
      {line.productType === 'Rate' ? (
        <>
          {numberCell('hoursEstimated', text.hoursEstimated, (hoursEstimated) => ({ ...line, hoursEstimated }))}
          {numberCell('workedHours', text.hoursWorked, (hours) => withWorkedHours(line, hours))}
          {numberCell('invoiceableHours', text.invoiceableHours, (hours) => withInvoiceableHours(line, hours))}
        </>
      ) : (
        numberCell('quantity', text.count[line.productType], (quantity) => ({ ...line, quantity }))
      )}
      {isCostPriced(line.productType) &&
        numberCell('purchasePrice', text.purchasePrice, (purchasePrice) => ({ ...line, purchasePrice }))}
      <td className={`${classes['price']} ${classes['text']}`} data-label={text.unitPrice} data-align="right">
        <UnitPrice price={price} />
      </td>
      <td className={`${classes['sum']} ${classes['text']}`} data-label={text.sum} data-align="right">
        <LineSum line={line} status={status} priceOf={priceOf} />
      </td>
      {line.productType === 'Expense' && (
        <ReceiptCell
          projectCode={projectCode}
          row={row}
          receipt={line.receipt}
          onChange={(receipt) => change('receipt', { ...line, receipt })}
        />
      )}
      <RemoveCell label={text.removeLine(row)} onRemove={() => onRemove(index)} />
    </tr>
  );
});

function stepOf(name: NumberName, type: ProductType, timeStep: TimeStep): number {
  if (name === 'purchasePrice') return 100;
  return type === 'Expense' || type === 'Mileage' ? 1 : timeStep;
}

type SumProps = { line: WorkOrderLine; status: WorkOrderStatus; priceOf: PriceBook['priceOf'] };

export function LineSum({ line, status, priceOf }: SumProps) {
  const sumOre = lineSumOre(line, status, (own) => priceOf(own)?.unitPrice);
  if (sumOre === undefined) return null;
  return (
    <>
      {formatMoney(toKronor(sumOre))}
      {isEstimate(line, status) && (
        <span className={classes['note']} title={text.estimatedReason}>
          {text.estimated}
        </span>
      )}
    </>
  );
}
