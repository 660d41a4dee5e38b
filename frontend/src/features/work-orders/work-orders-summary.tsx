import type { Paged } from '../../../../shared/schemas/list.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { HoursAndValue } from './hours-and-value.tsx';

/** Hours and value of the work orders on the page that is shown. */
export function WorkOrdersSummary({ page: { items, meta } }: { page: Paged<WorkOrderRow> }) {
  const sum = (amountOf: (row: WorkOrderRow) => number) => items.reduce((total, row) => total + amountOf(row), 0);
  const label = meta.totalPages > 1 ? text.sumOfPage : text.sum;
  return (
    <>
      <span>{label}</span>
      <HoursAndValue
        label={label}
        hoursEstimated={sum((row) => row.hoursEstimated)}
        hoursWorked={sum((row) => row.hoursWorked)}
        invoiceableHours={sum((row) => row.invoiceableHours)}
        value={toKronor(sum((row) => toOre(row.value)))}
      />
    </>
  );
}
