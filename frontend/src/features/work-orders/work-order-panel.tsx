import { getEmptyWorkOrder, getWorkOrder } from '../../../../shared/contract/calls/work-orders.ts';
import { isInvoiced } from '../../../../shared/domain/work-order-rules.ts';
import { selectableStatuses } from '../../../../shared/codes/work-orders.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { InvoicedWorkOrder } from './invoiced-work-order.tsx';
import { WorkOrderForm } from './work-order-form.tsx';
import { workOrderPanelWidth } from './work-order-context.tsx';

export function WorkOrderPanel({ id, args }: PanelProps) {
  const status = selectableStatuses.find((selectable) => selectable === args['status']);
  if (id === undefined) {
    return (
      <RecordPanel
        call={getEmptyWorkOrder}
        input={{ params: { projectId: Number(args['projectId']) } }}
        title={text.create}
        width={workOrderPanelWidth}
      >
        {(empty) => empty && <WorkOrderForm empty={empty} status={status} />}
      </RecordPanel>
    );
  }
  return (
    <RecordPanel
      call={getWorkOrder}
      kind="work-order"
      input={{ params: { workOrderId: id } }}
      title={text.edit}
      width={workOrderPanelWidth}
    >
      {(workOrder) =>
        workOrder &&
        (isInvoiced(workOrder) ? (
          <InvoicedWorkOrder key={workOrder.version} workOrder={workOrder} />
        ) : (
          <WorkOrderForm workOrder={workOrder} status={status} />
        ))
      }
    </RecordPanel>
  );
}
