import type { listWorkOrders } from '../../../../shared/contract/work-orders.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import type { WorkOrderRow, WorkOrderSums } from '../../../../shared/schemas/work-order.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { HoursAndValue } from './hours-and-value.tsx';

export function WorkOrdersSummary({ page: { items, meta, sums } }: { page: ResultOf<typeof listWorkOrders> }) {
  const label = meta.totalPages > 1 ? text.sumOfPage : text.sum;
  return (
    <>
      <span>{label}</span>
      <HoursAndValue label={label} {...(sums ?? sumsOf(items))} />
    </>
  );
}

function sumsOf(rows: readonly WorkOrderRow[]): WorkOrderSums {
  const sum = (amountOf: (row: WorkOrderRow) => number) => rows.reduce((total, row) => total + amountOf(row), 0);
  return {
    hoursEstimated: sum((row) => row.hoursEstimated),
    hoursWorked: sum((row) => row.hoursWorked),
    invoiceableHours: sum((row) => row.invoiceableHours),
    value: toKronor(sum((row) => toOre(row.value))),
  };
}
