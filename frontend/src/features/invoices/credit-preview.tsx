import type { UseQueryResult } from '@tanstack/react-query';
import type { createCreditInvoicePreview } from '../../../../shared/contract/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { ApiError } from '../../api/api-error.ts';
import { panels } from '../../navigation/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { creditText as text } from '../../text/credit-invoices.ts';
import { InvoiceFrame } from './invoice-frame.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';

type Props = { preview: UseQueryResult<ResultOf<typeof createCreditInvoicePreview>>; invoiceId: number };

export function CreditPreview({ preview, invoiceId }: Props) {
  const panelStack = usePanels();
  const { error } = preview;
  if (error instanceof ApiError && error.status === 409) {
    const showInvoice = () => void panelStack.open(panels.invoice(invoiceId));
    return (
      <Notice
        title={text.notCreditable}
        hint={error.message}
        action={{ label: text.showInvoice, onSelect: showInvoice }}
      />
    );
  }
  return (
    <QueryView query={preview} skeleton={<PaperSkeleton />}>
      {({ invoiceDto }) => (
        <InvoiceFrame document={invoiceDto} preview title={text.previewOf(invoiceDto.refSerialNumberPadded)} />
      )}
    </QueryView>
  );
}
