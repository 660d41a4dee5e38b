import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { getInvoice } from '../../../../shared/contract/calls/invoices.ts';
import { legalGaps } from '../../../../shared/domain/invoice/legal-gaps.ts';
import { undrawnIn } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { common } from '../../text/common.ts';
import { creditText as text } from '../../text/credit-invoices.ts';
import { partCreditText } from '../../text/part-credits.ts';
import { CreditFields } from './credit-fields.tsx';
import { CreditPreview } from './credit-preview.tsx';
import { LegalGaps } from './legal-gaps.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';
import { UndrawnSigns } from './undrawn-signs.tsx';
import { useCreditDraft } from './use-credit-draft.ts';
import { useCreditInvoice } from './use-credit-invoice.ts';

export function CreditReviewPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <CreditReview invoiceId={id} />;
}

function CreditReview({ invoiceId }: { invoiceId: number }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const { run: credit, busy } = useCreditInvoice();
  const invoice = useRoute(getInvoice, { params: { invoiceId } }, { silent: true, keepPrevious: false });
  const { draft, change, lines, standing, preview, body, isCurrent, releasable } = useCreditDraft(invoice.data, {
    invoiceId,
    busy,
  });
  const document = preview.data?.invoiceDto;
  const isReady = document !== undefined && isCurrent && !preview.error;
  const gaps = document ? legalGaps(document) : [];
  const undrawn = document ? undrawnIn(document, invoice.data) : [];
  const isIssuable = gaps.length === 0 && undrawn.length === 0;

  async function create() {
    const creditId = isReady && isIssuable && (await credit({ invoiceId, preview: document, body }));
    if (typeof creditId === 'number') panelStack.replace(key, panels.invoice(creditId));
  }

  return (
    <Panel
      title={invoice.data ? text.reviewTitle(invoice.data.serialNumberPadded) : text.review}
      isText
      onSaveAndClose={() => void create()}
      footer={
        <>
          <LegalGaps gaps={gaps} />
          <UndrawnSigns signs={undrawn} paper="krediten" />
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          {isReady && (
            <Button loading={busy} disabled={!isIssuable} onClick={() => void create()}>
              {text.create}
            </Button>
          )}
        </>
      }
    >
      {standing && invoice.data && (
        <CreditFields
          draft={draft}
          onChange={change}
          lines={lines}
          standing={standing}
          hasEarlier={invoice.data.credits.length > 0}
          releasable={releasable}
        />
      )}
      {document && (
        <Alert color="blue" icon={<IconInfoCircle />} mb="md" p="xs">
          {draft.scope === 'whole' && (document.creditScope === 'Rest' ? partCreditText.whatRest : text.what)}
          {draft.scope !== 'whole' && partCreditText.whatPart} {invoice.data?.status === 'Paid' && text.paid}
        </Alert>
      )}
      <CreditPreview
        preview={preview}
        invoiceId={invoiceId}
        isPart={draft.scope !== 'whole'}
        isRequested={draft.scope === 'whole' || body !== undefined}
      />
    </Panel>
  );
}
