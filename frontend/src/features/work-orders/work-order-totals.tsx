import { toKronor } from '../../../../shared/lib/money.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { Totals } from '../../components/totals.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { hoursAndValue } from './hours-and-value.ts';
import { totalsOf } from './lines.ts';
import type { PriceBook } from './price-book.ts';
import type { WorkOrderValues } from './work-order-values.ts';

export function WorkOrderTotals({ form, book }: { form: FormOf<WorkOrderValues>; book: PriceBook }) {
  const lines = useWatched(form, 'items');
  const status = useWatched(form, 'status');
  const invoiceable = useWatched(form, 'invoiceable');
  const { valueOre, ...hours } = totalsOf({ status, invoiceable, lines }, (line) => book.priceOf(line)?.unitPrice);
  return (
    <Totals
      label={text.total}
      totals={hoursAndValue({
        ...hours,
        value: toKronor(valueOre),
        note: invoiceable ? undefined : text.notInvoiceable,
      })}
    />
  );
}
