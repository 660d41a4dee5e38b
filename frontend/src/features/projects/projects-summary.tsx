import type { listProjects } from '../../../../shared/contract/projects.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { formatMoney } from '../../components/format.ts';
import { ListTotals } from '../../components/totals.tsx';
import { projectsText as text } from '../../text/projects.ts';

/** Sums of all projects that the filter finds. */
export function ProjectsSummary({ page: { meta, sums } }: { page: ResultOf<typeof listProjects> }) {
  if (!sums) return null;
  return (
    <ListTotals
      heading={text.sum}
      label={text.sumsOf(meta.totalItems)}
      totals={[
        { name: text.budget, amount: formatMoney(sums.budget), wide: true },
        { name: text.worked, amount: formatMoney(sums.worked), wide: true },
        { name: text.invoicedSum, amount: formatMoney(sums.invoicedSum), wide: true },
        { name: text.toInvoice, amount: formatMoney(sums.toInvoice) },
      ]}
    />
  );
}
