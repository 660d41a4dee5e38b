import { nameOf } from '../../../../shared/lib/file-paths.ts';
import { formatNumber } from '../../../../shared/lib/format.ts';
import type { ListWords } from '../../components/form/record-form.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import type { WorkOrderLine } from './lines.ts';

type NamedProduct = { productId: number; productName: string };

export function lineWords(products: readonly NamedProduct[]): ListWords {
  const counted = (label: string, value: WorkOrderLine['quantity']) =>
    value === null || value === '' ? [] : [`${label} ${typeof value === 'number' ? formatNumber(value) : value}`];
  return {
    label: text.line,
    identify: (line: WorkOrderLine) => (line.workOrderItemId === undefined ? line.key : String(line.workOrderItemId)),
    // Keys exist on this page only.
    content: ({ key: _key, isProposed: _isProposed, ...line }: WorkOrderLine) => line,
    show: (line: WorkOrderLine) =>
      [
        `${productTypeLabels[line.productType]} ${products.find(({ productId }) => productId === line.productId)?.productName ?? ''}`.trim(),
        ...counted(text.hoursEstimated, line.hoursEstimated),
        ...counted(text.hoursWorked, line.workedHours),
        ...counted(text.invoiceableHours, line.invoiceableHours),
        ...counted(text.count[line.productType], line.quantity),
        ...counted(text.purchasePrice, line.purchasePrice),
        ...(line.receipt === '' ? [] : [nameOf(line.receipt)]),
      ].join(', '),
  };
}
