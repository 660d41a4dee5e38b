import type { listInvoiceableProjects } from '../../../../shared/contract/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import { ListTotals } from '../../components/totals.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { useTellShown } from './row-remarks.ts';
import { projectsText } from '../../text/projects.ts';

/** What the projects come to: those of the page, and all that the filter finds. */
export function InvoicingSummary({ page: { items, meta, sums } }: { page: ResultOf<typeof listInvoiceableProjects> }) {
  useTellShown(items);
  if (!sums) return null;
  const ofPage = toKronor(items.reduce((ore, { toInvoice }) => ore + toOre(toInvoice), 0));
  return (
    <ListTotals
      heading={projectsText.sum}
      label={projectsText.sumsOf(meta.totalItems)}
      totals={[
        { name: projectsText.toInvoice, amount: formatMoney(sums.toInvoice) },
        ...(meta.totalPages > 1 ? [{ name: text.ofPage, amount: formatMoney(ofPage), wide: true }] : []),
      ]}
    />
  );
}
