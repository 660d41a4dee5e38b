import { formatMoney, formatNumber } from '../../components/format.ts';
import type { Total } from '../../components/totals.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';

type Sums = {
  hoursEstimated: number;
  hoursWorked: number;
  invoiceableHours: number;
  value: number;
  note?: string | undefined;
};

export function hoursAndValue({ hoursEstimated, hoursWorked, invoiceableHours, value, note }: Sums): Total[] {
  return [
    { name: text.hoursEstimated, amount: formatNumber(hoursEstimated), wide: true },
    { name: text.hoursWorked, amount: formatNumber(hoursWorked) },
    { name: text.invoiceableHours, amount: formatNumber(invoiceableHours), wide: true },
    { name: text.value, amount: formatMoney(value), note },
  ];
}
