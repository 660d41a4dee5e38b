import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { createPreviewFromProject, getInvoiceRemarks } from '../../../../shared/contract/calls/invoices.ts';
import { writtenIn } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { CountedWorkOrder } from '../../../../shared/schemas/invoice.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { ApiError } from '../../api/api-error.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { Delayed } from '../../components/delayed.tsx';
import { Notice } from '../../components/notice.tsx';
import { useCanOpen } from '../../components/openable.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { FailureNotice } from '../../components/query-view.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { lazy } from '../../components/lazy.tsx';
import { BasisLink } from './basis-link.tsx';
import { InvoiceFrame, PaperSkeleton } from './invoice-frame.tsx';
import { InvoiceRemarks } from './invoice-remarks.tsx';

const PartBasis = lazy(() => import('./part-basis.tsx'), 'PartBasis');

type Props = {
  preview: UseQueryResult<ResultOf<typeof createPreviewFromProject>>;
  remarks: UseQueryResult<ResultOf<typeof getInvoiceRemarks>>;
  project: UseQueryResult<Project>;
  /** The work orders of a part of the project's work, whose basis no other panel shows. */
  part?: readonly CountedWorkOrder[];
};

export function InvoicePreview({ preview, remarks, project, part }: Props) {
  if (project.error && !project.data)
    return <FailureNotice error={project.error} onRetry={() => void project.refetch()} />;
  // Wait for both, to avoid layout shift.
  if (!project.data || isOpen(preview) || isOpen(remarks)) {
    return (
      <Delayed>
        <PaperSkeleton />
      </Delayed>
    );
  }
  const { projectId, projectCode } = project.data;
  const isRefusedAlike = preview.error && remarks.error;
  const previewed = isRefused(preview.error) ? undefined : preview.data;
  const written = previewed ? writtenIn(previewed.invoiceDto) : [];
  return (
    <>
      {!isRefusedAlike && (
        <InvoiceRemarks query={remarks} projectId={projectId} written={written} hasLegalGaps={!!previewed} />
      )}
      {previewed ? (
        <>
          {part ? (
            <PartBasis document={previewed.invoiceDto} workOrders={part} />
          ) : (
            <BasisLink items={previewed.invoiceDto.items} panel={panels.basisOfProject(projectId)} />
          )}
          <InvoiceFrame document={previewed.invoiceDto} preview title={text.previewOf(projectCode)} />
        </>
      ) : (
        <NoPreview
          error={preview.error!}
          projectId={projectId}
          projectCode={projectCode}
          onRetry={() => void preview.refetch()}
        />
      )}
    </>
  );
}

/** A refusal of the server overrides an earlier preview. */
export function isRefused(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

function isOpen({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined && error === null;
}

type NoPreviewProps = { error: Error; projectId: number; projectCode: string; onRetry: () => void };

function NoPreview({ error, projectId, projectCode, onRetry }: NoPreviewProps) {
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const panelStack = usePanels();
  if (!isRefused(error)) return <FailureNotice error={error} onRetry={onRetry} />;
  const workOrders = paths.projectWorkOrders(projectCode);
  const { invoiceId, byAgreement } = error.facts;
  if (byAgreement) {
    const open = () => void panelStack.open(panels.agreedInvoice(projectId));
    return (
      <Notice title={text.notPreviewed} hint={error.message} action={{ label: text.byAgreement, onSelect: open }} />
    );
  }
  const toInvoice = invoiceId !== undefined && {
    label: text.showInvoice,
    onSelect: () => void panelStack.open(panels.invoice(invoiceId)),
  };
  return (
    <Notice
      title={text.notPreviewed}
      hint={error.message}
      action={
        toInvoice ||
        (canOpen(workOrders) ? { label: text.showWorkOrders, onSelect: () => void navigate(workOrders) } : undefined)
      }
    />
  );
}
