import { Alert, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { ApiError } from '../../api/api-error.ts';
import { panels } from '../../navigation/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { creditText as text } from '../../text/credit-invoices.ts';
import { partCreditText } from '../../text/part-credits.ts';
import { InvoiceFrame, PaperSkeleton } from './invoice-frame.tsx';
import { WrittenSigns } from './undrawn-signs.tsx';

type Props = {
  preview: UseQueryResult<{ invoiceDto: InvoiceDocument }>;
  invoiceId: number;
  /** True for a credit of a part, not of all that can be credited: a refusal is about what was chosen. */
  isPart: boolean;
  isRequested: boolean;
};

export function CreditPreview({ preview, invoiceId, isPart, isRequested }: Props) {
  const panelStack = usePanels();
  const { error } = preview;
  if (!isRequested) return <Text c="dimmed">{partCreditText.notYet}</Text>;
  if (error instanceof ApiError && error.status === 409) {
    if (isPart) {
      return (
        <Alert color="red" role="alert" p="xs">
          {error.message}
        </Alert>
      );
    }
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
        <>
          <WrittenSigns document={invoiceDto} />
          <InvoiceFrame document={invoiceDto} preview title={text.previewOf(invoiceDto.refSerialNumberPadded)} />
        </>
      )}
    </QueryView>
  );
}
