import { addsNothingReasonOf, addsNothingReasons } from '../../../../shared/domain/invoice/losses.ts';
import type { CountedWorkOrder } from '../../../../shared/schemas/invoice.ts';
import { formatMoney } from '../../components/format.ts';
import { basisText as text } from '../../text/invoice-basis.ts';
import { WorkOrderRow } from './basis-piece.tsx';
import classes from './basis.module.css';

type Props = { workOrders: readonly CountedWorkOrder[]; invoiceId: number | null };

export function WorkOrdersAddingNothing({ workOrders, invoiceId }: Props) {
  return addsNothingReasons.map((reason) => {
    const entries = workOrders.filter((workOrder) => addsNothingReasonOf(workOrder) === reason);
    if (entries.length === 0) return null;
    return (
      <tbody key={reason}>
        <tr className={classes['line']}>
          <th scope="rowgroup" colSpan={7}>
            {text.addsNothing(text.addsNothingReasons[reason])}{' '}
            <span className={classes['calculation']}>{formatMoney(0)}</span>
            {invoiceId === null && <div className={classes['state']}>{text.isLeft}</div>}
          </th>
        </tr>
        {entries.map((workOrder) => (
          <WorkOrderRow
            key={workOrder.workOrderId}
            workOrder={workOrder}
            workedHours={hoursWorked(workOrder)}
            amount={<td>{text.zero}</td>}
            invoiceId={invoiceId}
          />
        ))}
      </tbody>
    );
  });
}

function hoursWorked({ items }: CountedWorkOrder): number {
  return items.reduce((sum, { workedHours }) => sum + (workedHours ?? 0), 0);
}
