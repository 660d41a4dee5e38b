import { toKronor } from '../../../../shared/lib/money.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { HoursAndValue } from './hours-and-value.tsx';
import { totalsOf } from './lines.ts';
import type { PriceBook } from './price-book.ts';
import type { WorkOrderValues } from './work-order-values.ts';

export function WorkOrderTotals({ form, book }: { form: FormOf<WorkOrderValues>; book: PriceBook }) {
  const lines = useWatched(form, 'items');
  const status = useWatched(form, 'status');
  const invoiceable = useWatched(form, 'invoiceable');
  const { valueOre, ...hours } = totalsOf({ status, invoiceable, lines }, (line) => book.priceOf(line)?.unitPrice);
  return (
    <HoursAndValue
      label={text.total}
      {...hours}
      value={toKronor(valueOre)}
      note={invoiceable ? undefined : text.notInvoiceable}
    />
  );
}
