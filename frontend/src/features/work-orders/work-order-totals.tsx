import { toKronor } from '../../../../shared/lib/money.ts';
import { formatMoney, formatNumber } from '../../components/format.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { totalsOf } from './lines.ts';
import type { PriceBook } from './price-book.ts';
import type { WorkOrderValues } from './work-order-values.ts';
import classes from './lines.module.css';

/** Hours and value of the work order as it is being typed. */
export function WorkOrderTotals({ form, book }: { form: FormOf<WorkOrderValues>; book: PriceBook }) {
  const lines = useWatched(form, 'items');
  const status = useWatched(form, 'status');
  const invoiceable = useWatched(form, 'invoiceable');
  const totals = totalsOf({ status, invoiceable, lines }, (line) => book.priceOf(line)?.unitPrice);
  const entries: [label: string, value: string][] = [
    [text.hoursEstimated, formatNumber(totals.hoursEstimated)],
    [text.hoursWorked, formatNumber(totals.hoursWorked)],
    [text.invoiceableHours, formatNumber(totals.invoiceableHours)],
    [text.value, formatMoney(toKronor(totals.valueOre))],
  ];
  return (
    <dl className={classes['totals']} aria-label={text.total}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {label === text.value && !invoiceable && <small>({text.notInvoiceable})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
