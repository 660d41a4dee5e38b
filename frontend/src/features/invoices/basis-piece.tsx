import type { CountedWorkOrder, InvoiceItem, LineOrigin } from '../../../../shared/schemas/invoice.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { panels } from '../../navigation/paths.ts';
import { formatMoney, formatNumber } from '../../components/format.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { basisText as text } from '../../text/invoice-basis.ts';
import { helperText, ownerText } from '../../../../shared/text/work-order-people.ts';
import type { Piece } from './basis-pieces.ts';
import classes from './basis.module.css';

type Props = {
  piece: Piece;
  index: number;
  workOrderOf: ReadonlyMap<number, CountedWorkOrder>;
  invoiceId: number | null;
  measure?: ((piece: Element | null) => void) | undefined;
};

export function BasisPiece({ piece: { line, sources, isFirst }, index, workOrderOf, invoiceId, measure }: Props) {
  return (
    <tbody ref={measure} data-index={index}>
      {isFirst && <LineRow line={line} />}
      {sources.map((source) => (
        <SourceRow
          key={`${source.workOrderId}/${source.workOrderItemId}`}
          source={source}
          productType={line.productType}
          workOrder={workOrderOf.get(source.workOrderId)}
          invoiceId={invoiceId}
        />
      ))}
    </tbody>
  );
}

function LineRow({ line }: { line: InvoiceItem }) {
  const { productType, invoiceItemText, invoiceItemGroupHeading, invoiceableHours, quantity, unitPrice, subTotal } =
    line;
  const amount = text.amount(productType === 'Rate' ? invoiceableHours : quantity, productType);
  return (
    <tr className={classes['line']}>
      <th scope="rowgroup" colSpan={7}>
        {invoiceItemGroupHeading && <span className={classes['heading']}>{text.under(invoiceItemGroupHeading)} </span>}
        {invoiceItemText}{' '}
        <span className={classes['calculation']}>
          {amount} {text.price(formatMoney(unitPrice), formatMoney(subTotal))}
        </span>
      </th>
    </tr>
  );
}

type RowProps = {
  source: LineOrigin;
  productType: InvoiceItem['productType'];
  workOrder: CountedWorkOrder | undefined;
  invoiceId: number | null;
};

function SourceRow({ source, productType, workOrder, invoiceId }: RowProps) {
  const amount = <td>{text.amount(source.quantity, productType)}</td>;
  if (!workOrder) {
    return (
      <tr>
        <td>
          {source.workOrderId} <span className={classes['state']}>{text.deleted}</span>
        </td>
        <td>–</td>
        <td className={classes['wide']}>–</td>
        <td>–</td>
        <td className={classes['wide']}>–</td>
        <td className={classes['wide']}>–</td>
        {amount}
      </tr>
    );
  }
  const item = workOrder.items.find(({ workOrderItemId }) => workOrderItemId === source.workOrderItemId);
  return <WorkOrderRow workOrder={workOrder} workedHours={item?.workedHours} amount={amount} invoiceId={invoiceId} />;
}

type WorkOrderRowProps = {
  workOrder: CountedWorkOrder;
  workedHours: number | null | undefined;
  amount: React.ReactNode;
  invoiceId: number | null;
};

export function WorkOrderRow({ workOrder, workedHours, amount, invoiceId }: WorkOrderRowProps) {
  const { workOrderId, verificationDate, invoiceNote, status } = workOrder;
  return (
    <tr>
      <td>
        <PanelLink panel={panels.workOrder({ workOrderId })}>{workOrderId}</PanelLink>
        {workOrder.invoiceId !== invoiceId && (
          <span className={classes['state']}> {workOrderStatusLabels[status].toLowerCase()}</span>
        )}
      </td>
      <td>{verificationDate}</td>
      <td className={classes['wide']}>{invoiceNote}</td>
      <td>{ownerText(workOrder)}</td>
      <td className={classes['wide']}>{helperText(workOrder)}</td>
      <td className={classes['wide']}>{typeof workedHours === 'number' ? formatNumber(workedHours) : '–'}</td>
      {amount}
    </tr>
  );
}
