import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountedWorkOrder, InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { formatMoney } from '../../components/format.ts';
import { scrollerOf } from '../../components/scroller-of.ts';
import { basisText as text } from '../../text/invoice-basis.ts';
import { workOrdersText } from '../../text/work-orders.ts';
import { BasisPiece } from './basis-piece.tsx';
import { isLong, piecesOf } from './basis-pieces.ts';
import classes from './basis.module.css';
import { WindowedPieces } from './windowed-pieces.tsx';
import { WorkOrdersAddingNothing } from './work-orders-adding-nothing.tsx';

type Props = {
  items: readonly InvoiceItem[];
  workOrders: readonly CountedWorkOrder[];
  sumTotal: number;
  invoiceId: number | null;
};

export function BasisTable({ items, workOrders, sumTotal, invoiceId }: Props) {
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  const isWindowed = !usePrinting() && isLong(items);
  const workOrderOf = new Map(workOrders.map((workOrder) => [workOrder.workOrderId, workOrder]));
  const pieces = piecesOf(items);
  const counted = new Set(items.flatMap(({ sources }) => sources.map(({ workOrderId }) => workOrderId)));
  const isNotCounted = ({ workOrderId }: CountedWorkOrder) => !counted.has(workOrderId);
  const drawPiece = (index: number, measure?: (piece: Element | null) => void) => (
    <BasisPiece
      key={index}
      index={index}
      piece={pieces[index]!}
      workOrderOf={workOrderOf}
      invoiceId={invoiceId}
      measure={measure}
    />
  );
  return (
    <>
      <table
        ref={setTable}
        className={`${classes['basis']} ${isWindowed ? classes['long'] : ''}`}
        aria-label={text.table}
      >
        {isWindowed && (
          <colgroup>
            <col className={classes['id']} />
            <col className={classes['day']} />
            <col className={classes['wide']} />
            <col className={classes['person']} />
            <col className={`${classes['person']} ${classes['wide']}`} />
            <col className={`${classes['amount']} ${classes['wide']}`} />
            <col className={classes['amount']} />
          </colgroup>
        )}
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
        {isWindowed ? (
          <WindowedPieces scroller={scrollerOf(table)} pieces={pieces} drawPiece={drawPiece} />
        ) : (
          pieces.map((_, index) => drawPiece(index))
        )}
        <WorkOrdersAddingNothing workOrders={workOrders.filter(isNotCounted)} invoiceId={invoiceId} />
      </table>
      <p className={classes['sum']}>
        <span>{text.sum}</span> <strong>{formatMoney(sumTotal)}</strong>
      </p>
    </>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (to: boolean) => () => flushSync(() => setPrinting(to));
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
