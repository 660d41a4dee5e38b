import type { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { pricePerHour } from '../../../../shared/domain/price-per-hour.ts';
import { toOre } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import { ListTotals, type Total } from '../../components/totals.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { hoursAndValue } from './hours-and-value.ts';

export function WorkOrdersSummary({ page: { meta, sums } }: { page: ResultOf<typeof listWorkOrders> }) {
  if (!sums) return null;
  const { hoursValue, invoiceableHours, listPrice } = sums;
  const totals = [
    ...hoursAndValue(sums),
    ...(hoursValue === undefined ? [] : [totalOfHours(hoursValue, invoiceableHours)]),
    ...(typeof listPrice === 'number' ? [{ name: text.listPrice, amount: text.perHour(formatMoney(listPrice)) }] : []),
  ];
  return <ListTotals label={text.sumsOf(meta.totalItems)} totals={totals} />;
}

/** The value of the hours alone, and what an hour is worth: the figure of the overview that opens the list. */
function totalOfHours(value: number, hours: number): Total {
  const price = pricePerHour(toOre(value), hours);
  return {
    name: text.hoursValue,
    amount: formatMoney(value),
    note: price === null ? undefined : text.perHour(formatMoney(price)),
  };
}
