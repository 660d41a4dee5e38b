import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { createPreviewFromProject } from '../../../../shared/contract/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../app/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { useCanOpen } from '../../components/openable.ts';
import { FailureNotice, QueryView } from '../../components/query-view.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { InvoiceFrame } from './invoice-frame.tsx';
import { InvoiceRemarks } from './invoice-remarks.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';

type Props = {
  preview: UseQueryResult<ResultOf<typeof createPreviewFromProject>>;
  project: UseQueryResult<Project>;
};

/** The preview with what is worth a look, or why there is none. */
export function InvoicePreview({ preview, project }: Props) {
  if (project.error) return <FailureNotice error={project.error} onRetry={() => void project.refetch()} />;
  if (preview.error) {
    return (
      <NoPreview error={preview.error} projectCode={project.data?.projectCode} onRetry={() => void preview.refetch()} />
    );
  }
  return (
    <QueryView query={preview} skeleton={<PaperSkeleton />}>
      {({ invoiceDto }) => (
        <>
          {project.data && <InvoiceRemarks preview={invoiceDto} paymentRemark={project.data.paymentRemark} />}
          <InvoiceFrame document={invoiceDto} preview title={text.previewOf(invoiceDto.projectCode)} />
        </>
      )}
    </QueryView>
  );
}

type NoPreviewProps = { error: Error; projectCode: string | undefined; onRetry: () => void };

/** A "no" of the server says what is missing on the work orders: nothing registered, a price. */
function NoPreview({ error, projectCode, onRetry }: NoPreviewProps) {
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const isRefused = error instanceof ApiError && error.status === 409;
  if (!isRefused || projectCode === undefined) return <FailureNotice error={error} onRetry={onRetry} />;
  const workOrders = paths.projectWorkOrders(projectCode);
  return (
    <Notice
      title={text.notPreviewed}
      hint={error.message}
      action={
        canOpen(workOrders) ? { label: text.showWorkOrders, onSelect: () => void navigate(workOrders) } : undefined
      }
    />
  );
}
