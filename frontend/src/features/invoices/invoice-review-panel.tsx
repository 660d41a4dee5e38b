import { Button, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  createPreviewFromProject,
  createPreviewPdfFromProject,
  getInvoiceRemarks,
} from '../../../../shared/contract/invoices.ts';
import { getProject } from '../../../../shared/contract/projects.ts';
import { useDownload } from '../../api/use-download.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { toast } from '../../components/toast/toast.ts';
import { common } from '../../text/common.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { BasisChanged } from './basis-changed.tsx';
import { InvoicePreview, isRefused } from './invoice-preview.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';
import { useCreateInvoice } from './use-create-invoice.tsx';

export function InvoiceReviewPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <InvoiceReview projectId={id} />;
}

function InvoiceReview({ projectId }: { projectId: number }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const options = { silent: true, keepPrevious: false };
  const project = useRoute(getProject, { params: { projectId } }, options);
  const [changes, setChanges] = useState<readonly string[]>();
  const { run: createInvoice, busy: creating } = useCreateInvoice(setChanges);
  // Not refetched while invoicing: nothing is left to invoice then.
  const preview = useRoute(createPreviewFromProject, { params: { projectId } }, { ...options, enabled: !creating });
  const remarks = useRoute(getInvoiceRemarks, { params: { projectId } }, { ...options, enabled: !creating });
  const pdf = useDownload(createPreviewPdfFromProject, text.notPreviewed);
  const previewed = isRefused(preview.error) ? undefined : preview.data;
  const document = previewed?.invoiceDto;
  const projectCode = project.data?.projectCode ?? '';
  const isPreviewed = document !== undefined;

  useEffect(() => {
    if (isPreviewed) toast.success(text.previewed);
  }, [isPreviewed]);

  async function create() {
    const invoiceId = previewed && (await createInvoice(previewed));
    if (invoiceId !== undefined) panelStack.replace(key, panels.invoice(invoiceId));
  }

  async function downloadPreview() {
    const isThere = await pdf.download({ params: { projectId } }, text.previewFile(projectCode));
    if (isThere) toast.success(text.previewed);
  }

  return (
    <Panel
      title={text.reviewTitle(projectCode)}
      isText
      onSaveAndClose={() => void create()}
      footer={
        <>
          {document && (
            <Button
              variant="default"
              mr="auto"
              aria-label={text.previewPdf}
              leftSection={<IconFileTypePdf size="1rem" />}
              loading={pdf.downloading}
              onClick={() => void downloadPreview()}
            >
              <Text span inherit visibleFrom="sm">
                {text.previewPdf}
              </Text>
              <Text span inherit hiddenFrom="sm">
                {text.pdf}
              </Text>
            </Button>
          )}
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          {document && (
            <Button loading={creating} onClick={() => void create()}>
              {text.create}
            </Button>
          )}
        </>
      }
    >
      {changes && <BasisChanged changes={changes} />}
      <InvoicePreview preview={preview} remarks={remarks} project={project} />
    </Panel>
  );
}
