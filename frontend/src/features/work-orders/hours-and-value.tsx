import { formatMoney, formatNumber } from '../../components/format.ts';
import { Totals } from '../../components/totals.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';

type Props = {
  label: string;
  hoursEstimated: number;
  hoursWorked: number;
  invoiceableHours: number;
  value: number;
  note?: string | undefined;
};

export function HoursAndValue({ label, hoursEstimated, hoursWorked, invoiceableHours, value, note }: Props) {
  return (
    <Totals
      label={label}
      totals={[
        { name: text.hoursEstimated, amount: formatNumber(hoursEstimated), wide: true },
        { name: text.hoursWorked, amount: formatNumber(hoursWorked) },
        { name: text.invoiceableHours, amount: formatNumber(invoiceableHours), wide: true },
        { name: text.value, amount: formatMoney(value), note },
      ]}
    />
  );
}
