import { Alert, Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WorkOrder } from '../../../../shared/schemas/work-order.ts';
import { panels } from '../../navigation/paths.ts';
import { ReadOnly } from '../../components/form/read-only.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { common } from '../../text/common.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { AllLines } from './all-lines.tsx';
import { frozenPriceBook } from './price-book.ts';
import { WorkOrderContext, workOrderPanelWidth } from './work-order-context.tsx';
import { WorkOrderFields } from './work-order-fields.tsx';
import { WorkOrderTotals } from './work-order-totals.tsx';
import { workOrderValues, type WorkOrderValues } from './work-order-values.ts';

export function InvoicedWorkOrder({ workOrder }: { workOrder: WorkOrder }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const reasonId = useId();
  const form = useForm<WorkOrderValues>({ mode: 'uncontrolled', initialValues: workOrderValues.fromView(workOrder) });
  const book = frozenPriceBook(workOrder.items);

  return (
    <Panel
      title={text.edit}
      width={workOrderPanelWidth}
      isText
      footer={
        <>
          <WorkOrderTotals form={form} book={book} />
          <Button variant="default" ml="auto" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          <Button disabled aria-describedby={reasonId}>
            {common.save}
          </Button>
        </>
      }
    >
      <Alert color="blue" icon={<IconLock />} mb="md" p="xs">
        <span id={reasonId}>{text.invoicedReason}</span>{' '}
        {workOrder.invoiceId !== null && (
          <Anchor
            component={Link}
            {...panelStack.linkTo(panels.invoice(workOrder.invoiceId))}
            inherit
            underline="always"
          >
            {text.showInvoice}
          </Anchor>
        )}
      </Alert>
      <WorkOrderContext {...workOrder} />
      <ReadOnly>
        <WorkOrderFields
          form={form}
          owner={workOrder.workOrderOwnerInitials}
          helper={workOrder.workOrderHelperInitials}
        />
        <AllLines form={form} book={book} projectCode={workOrder.projectCode} />
      </ReadOnly>
    </Panel>
  );
}
