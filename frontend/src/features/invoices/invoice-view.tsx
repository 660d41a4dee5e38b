import { Button } from '@mantine/core';
import { IconDownload, IconFileAnalytics, IconFileCode } from '@tabler/icons-react';
import { useId } from 'react';
import { downloadEInvoice, downloadInvoice } from '../../../../shared/contract/calls/invoices.ts';
import { creditRefusal, isCreditShown } from '../../../../shared/domain/invoice/credit-rules.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { useDownload } from '../../api/use-download.ts';
import { panels } from '../../navigation/paths.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { invoiceTypeLabels } from '../../../../shared/text/invoices.ts';
import { common } from '../../text/common.ts';
import { creditText } from '../../text/credit-invoices.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { BasisLink } from './basis-link.tsx';
import { ByHand } from './by-hand.tsx';
import { CreditButton } from './credit-button.tsx';
import { FollowUps } from './follow-ups.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { ReferredInvoice } from './referred-invoice.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useRecreatePdf } from './use-recreate-pdf.ts';

export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const pdf = useDownload(downloadInvoice, text.notDownloaded);
  const eInvoice = useDownload(downloadEInvoice, text.eInvoiceNotDownloaded);
  const { mayRecreate, recreate, recreating } = useRecreatePdf();
  const reasonId = useId();
  const { invoiceId, invoiceCode, followUps } = invoice;
  const refusal = isCreditShown(invoice) ? creditRefusal(invoice) : undefined;
  const title = `${invoiceTypeLabels[invoice.invoiceType]} ${invoice.serialNumberPadded}`;

  return (
    <Panel
      title={title}
      isText
      footer={
        <>
          {mayRecreate && (
            <Button
              variant="default"
              mr="auto"
              leftSection={<IconFileAnalytics size="1rem" />}
              loading={recreating}
              onClick={() => void recreate(invoice)}
            >
              {text.recreatePdf}
            </Button>
          )}
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileCode size="1rem" />}
            loading={eInvoice.downloading}
            onClick={() => void eInvoice.download({ params: { invoiceId } }, `${invoiceCode}.xml`)}
          >
            {text.downloadEInvoice}
          </Button>
          <CreditButton invoice={invoice} reasonId={reasonId} />
          <Button
            leftSection={<IconDownload size="1rem" />}
            loading={pdf.downloading}
            onClick={() => void pdf.download({ params: { invoiceId } }, `${invoiceCode}.pdf`)}
          >
            {text.downloadPdf}
          </Button>
        </>
      }
    >
      <FieldGroup>
        <ReadOnlyValue label={text.status}>
          <StatusBadge invoice={invoice} />
        </ReadOnlyValue>
        {invoice.invoiceType === 'Debit' && <ReadOnlyValue label={text.dueDate}>{invoice.dueDate}</ReadOnlyValue>}
        <ReferredInvoice invoice={invoice} />
        {refusal !== undefined && (
          <ReadOnlyValue label={creditText.crediting}>
            <span id={reasonId}>{refusal}</span>
          </ReadOnlyValue>
        )}
      </FieldGroup>
      <ByHand invoice={invoice} />
      {followUps.length > 0 && (
        <FieldGroup title={text.afterwards}>
          <Wide>
            <FollowUps invoice={invoice} />
          </Wide>
        </FieldGroup>
      )}
      <FieldGroup>
        <Wide>
          <BasisLink items={invoice.items} panel={panels.basisOfInvoice(invoiceId)} />
          <InvoiceFrame document={invoice} preview={false} title={title} />
        </Wide>
      </FieldGroup>
    </Panel>
  );
}
