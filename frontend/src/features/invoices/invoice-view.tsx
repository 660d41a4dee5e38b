import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadInvoice } from '../../../../shared/contract/invoices.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { useDownload } from '../../api/use-download.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { invoiceTypeLabels } from '../../../../shared/text/codes.ts';
import { common } from '../../text/common.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { FollowUps } from './follow-ups.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { StatusBadge } from './status-badge.tsx';

/** An invoice as it was sent, and what has come of it. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const pdf = useDownload(downloadInvoice, text.notDownloaded);
  const { invoiceId, invoiceCode, followUps } = invoice;
  const title = `${invoiceTypeLabels[invoice.invoiceType]} ${invoice.serialNumberPadded}`;

  return (
    <Panel
      title={title}
      isText
      footer={
        <>
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
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
        <ReadOnlyValue label={text.dueDate}>{invoice.invoiceType === 'Debit' ? invoice.dueDate : ''}</ReadOnlyValue>
      </FieldGroup>
      {followUps.length > 0 && (
        <FieldGroup title={text.afterwards}>
          <Wide>
            <FollowUps invoice={invoice} />
          </Wide>
        </FieldGroup>
      )}
      <FieldGroup>
        <Wide>
          <InvoiceFrame document={invoice} preview={false} title={title} />
        </Wide>
      </FieldGroup>
    </Panel>
  );
}
