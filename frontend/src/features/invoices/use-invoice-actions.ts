import { useState } from 'react';
import { IconDownload, IconFileAnalytics, IconFolderOpen, IconReceiptRefund } from '@tabler/icons-react';
import { downloadInvoice } from '../../../../shared/contract/calls/invoices.ts';
import { creditRefusal, isCreditShown } from '../../../../shared/domain/invoice/credit-rules.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import { isDesktop, openProjectFolder } from '../../api/desktop.ts';
import { useDownload } from '../../api/use-download.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { creditText } from '../../text/credit-invoices.ts';
import { filesText } from '../../text/files.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { useRecreatePdf } from './use-recreate-pdf.ts';

/** A combined invoice shows the codes of all its projects, and has the id of the first. */
function firstCode({ projectCode }: InvoiceRow): string {
  return projectCode.split(', ')[0]!;
}

export function useInvoiceActions(): readonly RowAction<InvoiceRow>[] {
  const { download } = useDownload(downloadInvoice, text.notDownloaded);
  const [isMenuOpened, setIsMenuOpened] = useState(false);
  const { mayRecreate, recreate } = useRecreatePdf({ enabled: isMenuOpened });
  return [
    {
      key: 'credit',
      label: creditText.credit,
      icon: IconReceiptRefund,
      inRow: true,
      isShown: isCreditShown,
      refusal: creditRefusal,
      target: (row) => panels.creditReview(row.invoiceId),
    },
    {
      key: 'download',
      label: text.downloadPdf,
      icon: IconDownload,
      inRow: true,
      onSelect: ({ invoiceId, invoiceCode }) => void download({ params: { invoiceId } }, `${invoiceCode}.pdf`),
    },
    {
      key: 'open-folder',
      label: filesText.openFolder,
      icon: IconFolderOpen,
      ...(isDesktop()
        ? { onSelect: (row: InvoiceRow) => void openProjectFolder(firstCode(row)) }
        : { target: (row: InvoiceRow) => panels.files({ ...row, projectCode: firstCode(row) }) }),
    },
    {
      key: 'recreate-pdf',
      label: text.recreatePdf,
      icon: IconFileAnalytics,
      onMenuOpened: () => setIsMenuOpened(true),
      isShown: () => mayRecreate,
      onSelect: (row) => void recreate(row),
    },
  ];
}
