import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import {
  createPreviewFromProject,
  getInvoice,
  getInvoicedWorkOrders,
  getWorkOrdersToInvoice,
} from '../../../../shared/contract/calls/invoices.ts';
import { invoiceTypeLabels } from '../../../../shared/text/invoices.ts';
import { useRoute } from '../../api/use-route.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { common } from '../../text/common.ts';
import { basisText as text } from '../../text/invoice-basis.ts';
import { BasisTable } from './basis-table.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';

const width = 1000;
const options = { silent: true, keepPrevious: false };

export function InvoiceBasisPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <InvoiceBasis invoiceId={id} />;
}

export function PreviewBasisPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <PreviewBasis projectId={id} />;
}

function CloseButton() {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  return (
    <Button variant="default" onClick={() => void panelStack.close(key)}>
      {common.close}
    </Button>
  );
}

function InvoiceBasis({ invoiceId }: { invoiceId: number }) {
  const invoice = useRoute(getInvoice, { params: { invoiceId } }, options);
  const counted = useRoute(getInvoicedWorkOrders, { params: { invoiceId } }, options);
  const name =
    invoice.data && `${invoiceTypeLabels[invoice.data.invoiceType].toLowerCase()} ${invoice.data.serialNumberPadded}`;
  return (
    <Panel title={name ? text.titleOf(name) : text.title} width={width} isText footer={<CloseButton />}>
      <QueryView query={invoice}>
        {({ items, sumTotal, invoiceType, credited }) => (
          <QueryView query={counted}>
            {({ workOrders }) => (
              <>
                {(credited || invoiceType === 'Credit') && (
                  <Alert color="blue" icon={<IconInfoCircle />} mb="md" p="xs">
                    {text.given}
                  </Alert>
                )}
                <BasisTable items={items} workOrders={workOrders} sumTotal={sumTotal} invoiceId={invoiceId} />
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </Panel>
  );
}

function PreviewBasis({ projectId }: { projectId: number }) {
  const preview = useRoute(createPreviewFromProject, { params: { projectId } }, options);
  const counted = useRoute(getWorkOrdersToInvoice, { params: { projectId } }, options);
  const projectCode = preview.data?.invoiceDto.projectCode;
  return (
    <Panel title={projectCode ? text.titleOf(projectCode) : text.title} width={width} isText footer={<CloseButton />}>
      <QueryView query={preview}>
        {({ invoiceDto: { items, sumTotal } }) => (
          <QueryView query={counted}>
            {({ workOrders }) => (
              <BasisTable items={items} workOrders={workOrders} sumTotal={sumTotal} invoiceId={null} />
            )}
          </QueryView>
        )}
      </QueryView>
    </Panel>
  );
}
