import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { createCreditInvoicePreview, getInvoice } from '../../../../shared/contract/invoices.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { common } from '../../text/common.ts';
import { creditText as text } from '../../text/credit-invoices.ts';
import { CreditPreview } from './credit-preview.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';
import { useCreditInvoice } from './use-credit-invoice.ts';

export function CreditReviewPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <CreditReview invoiceId={id} />;
}

function CreditReview({ invoiceId }: { invoiceId: number }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const options = { silent: true, keepPrevious: false };
  const invoice = useRoute(getInvoice, { params: { invoiceId } }, options);
  const { run: credit, busy } = useCreditInvoice();
  // Not refetched while crediting: an invoice can be credited only once.
  const preview = useRoute(createCreditInvoicePreview, { params: { invoiceId } }, { ...options, enabled: !busy });
  const document = preview.data?.invoiceDto;

  async function create() {
    const creditId = document && (await credit({ invoiceId, preview: document }));
    if (creditId !== undefined) panelStack.replace(key, panels.invoice(creditId));
  }

  return (
    <Panel
      title={document ? text.reviewTitle(document.refSerialNumberPadded) : text.review}
      isText
      onSaveAndClose={() => void create()}
      footer={
        <>
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          {document && (
            <Button loading={busy} onClick={() => void create()}>
              {text.create}
            </Button>
          )}
        </>
      }
    >
      {document && (
        <Alert color="blue" icon={<IconInfoCircle />} mb="md" p="xs">
          {text.what} {invoice.data?.status === 'Paid' && text.paid}
        </Alert>
      )}
      <CreditPreview preview={preview} invoiceId={invoiceId} />
    </Panel>
  );
}
