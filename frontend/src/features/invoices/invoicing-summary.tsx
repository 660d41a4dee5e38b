import type { listInvoiceableProjects } from '../../../../shared/contract/calls/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import { ListTotals } from '../../components/totals.tsx';
import { invoicesText } from '../../text/invoices.ts';
import { projectsText as text } from '../../text/projects.ts';
import { useReportShown } from './row-remarks.ts';

/** What all projects that the filter finds come to, and those of the page. */
export function InvoicingSummary({ page }: { page: ResultOf<typeof listInvoiceableProjects> }) {
  const { items, meta, sums } = page;
  useReportShown(items);
  if (!sums) return null;
  const ofPage = { name: invoicesText.ofPage, amount: formatMoney(sumKronor(items, ({ toInvoice }) => toInvoice)) };
  return (
    <ListTotals
      label={text.sumsOf(meta.totalItems)}
      totals={[
        { name: text.toInvoice, amount: formatMoney(sums.toInvoice) },
        ...(meta.totalPages > 1 ? [{ ...ofPage, wide: true }] : []),
      ]}
    />
  );
}
