import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CountedWorkOrder, InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { formatMoney } from '../../components/format.ts';
import { basisText as text } from '../../text/invoice-basis.ts';
import { workOrdersText } from '../../text/work-orders.ts';
import { BasisLine } from './basis-line.tsx';
import classes from './basis.module.css';

type Props = {
  items: readonly InvoiceItem[];
  workOrders: readonly CountedWorkOrder[];
  sumTotal: number;
  /** Null for a preview. */
  invoiceId: number | null;
};

/** More are drawn when somebody asks for them. */
const atFirst = 200;

/** Each line of an invoice, and below it the work orders that it counts. */
export function BasisTable({ items, workOrders, sumTotal, invoiceId }: Props) {
  const [isWhole, setIsWhole] = useState(items.length <= atFirst);
  const workOrderOf = new Map(workOrders.map((workOrder) => [workOrder.workOrderId, workOrder]));
  const shown = isWhole ? items : items.slice(0, atFirst);
  return (
    <>
      <table className={classes['basis']} aria-label={text.table}>
        <thead>
          <tr>
            <th scope="col">{workOrdersText.workOrder}</th>
            <th scope="col">{workOrdersText.verificationDate}</th>
            <th scope="col" className={classes['wide']}>
              {workOrdersText.invoiceNote}
            </th>
            <th scope="col">{workOrdersText.owner}</th>
            <th scope="col" className={classes['wide']}>
              {workOrdersText.helper}
            </th>
            <th scope="col" className={classes['wide']}>
              {workOrdersText.hoursWorked}
            </th>
            <th scope="col">{text.onInvoice}</th>
          </tr>
        </thead>
        {shown.map((line) => (
          <BasisLine key={line.sortNum} line={line} workOrderOf={workOrderOf} invoiceId={invoiceId} />
        ))}
      </table>
      {!isWhole && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setIsWhole(true)}>
          {text.showAll(items.length)}
        </Button>
      )}
      <p className={classes['sum']}>
        <span>{text.sum}</span> <strong>{formatMoney(sumTotal)}</strong>
      </p>
    </>
  );
}
