import { formatMoney, formatNumber } from '../../components/format.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import classes from './hours-and-value.module.css';

type Props = {
  label: string;
  hoursEstimated: number;
  hoursWorked: number;
  invoiceableHours: number;
  value: number;
  note?: string | undefined;
};

export function HoursAndValue({ label, hoursEstimated, hoursWorked, invoiceableHours, value, note }: Props) {
  const entries: [name: string, amount: string, note?: string | undefined][] = [
    [text.hoursEstimated, formatNumber(hoursEstimated)],
    [text.hoursWorked, formatNumber(hoursWorked)],
    [text.invoiceableHours, formatNumber(invoiceableHours)],
    [text.value, formatMoney(value), note],
  ];
  return (
    <dl className={classes['totals']} aria-label={label}>
      {entries.map(([name, amount, remark]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {amount} {remark && <small>({remark})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
