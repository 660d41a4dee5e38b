import { Button, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { previewPdfOfChoice } from '../../../../shared/contract/calls/invoice-choices.ts';
import { createPreviewPdfFromProject } from '../../../../shared/contract/calls/invoices.ts';
import { stoppingRemarks } from '../../../../shared/domain/invoice/invoice-remarks.ts';
import { legalGaps } from '../../../../shared/domain/invoice/legal-gaps.ts';
import { undrawnIn } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import { getProject } from '../../../../shared/contract/calls/projects.ts';
import { useDownload } from '../../api/use-download.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { lazy } from '../../components/lazy.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { BasisChanged } from './basis-changed.tsx';
import { FirstNumberNotice } from './first-number.tsx';
import { InvoicePreview, isRefused } from './invoice-preview.tsx';
import { LegalGaps } from './legal-gaps.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';
import { UndrawnSigns } from './undrawn-signs.tsx';
import { useChoicePreview } from './use-choice-preview.ts';
import { useCreateInvoice } from './use-create-invoice.tsx';

const InvoiceChoosing = lazy(() => import('./invoice-choosing.tsx'), 'InvoiceChoosing');

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
  const { preview, remarks, body, ...choosing } = useChoicePreview(projectId, { enabled: !creating });
  const pdf = useDownload(createPreviewPdfFromProject, text.notPreviewed);
  const partPdf = useDownload(previewPdfOfChoice, text.notPreviewed);
  const previewed = isRefused(preview.error) || choosing.isNothing ? undefined : preview.data;
  const document = previewed?.invoiceDto;
  const projectCode = project.data?.projectCode ?? '';
  const gaps = document ? legalGaps(document) : [];
  const undrawn = document ? undrawnIn(document) : [];
  const isIssuable = gaps.length === 0 && undrawn.length === 0;
  const isUnstopped = remarks.data?.remarks.some(({ kind }) => stoppingRemarks.includes(kind)) === false;
  const isPreviewed = document !== undefined && isIssuable && isUnstopped;

  useEffect(() => {
    if (isPreviewed) toast.success(text.previewed);
  }, [isPreviewed]);

  async function create() {
    const isReady = previewed && choosing.isCurrent && isIssuable;
    const invoiceId =
      isReady && (await createInvoice({ preview: previewed, remarks: remarks.data?.remarks ?? [], choice: body }));
    if (typeof invoiceId === 'number') panelStack.replace(key, panels.invoice(invoiceId));
  }

  async function downloadPreview() {
    const params = { projectId };
    const name = text.previewFile(projectCode);
    const isThere = await (body ? partPdf.download({ params, body }, name) : pdf.download({ params }, name));
    if (isThere) toast.success(text.previewed);
  }

  return (
    <Panel
      title={text.reviewTitle(projectCode)}
      isText
      onSaveAndClose={() => void create()}
      footer={
        <>
          <LegalGaps gaps={gaps} />
          <UndrawnSigns signs={undrawn} />
          {document && (
            <Button
              variant="default"
              mr="auto"
              aria-label={text.previewPdf}
              leftSection={<IconFileTypePdf size="1rem" />}
              loading={pdf.downloading || partPdf.downloading}
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
            <Button loading={creating} disabled={!choosing.isCurrent || !isIssuable} onClick={() => void create()}>
              {text.create}
            </Button>
          )}
        </>
      }
    >
      <FirstNumberNotice />
      {changes && <BasisChanged changes={changes} />}
      {project.data && (
        <InvoiceChoosing
          workOrders={choosing.workOrders}
          items={document?.items}
          choice={choosing.choice}
          onChange={choosing.setChoice}
          onOpened={choosing.onChoosing}
        />
      )}
      {!choosing.isNothing && (
        <InvoicePreview
          preview={preview}
          remarks={remarks}
          project={project}
          {...(choosing.isPart && { part: choosing.chosen ?? [] })}
        />
      )}
    </Panel>
  );
}
