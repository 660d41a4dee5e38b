import type { listProjects } from '../../../../shared/contract/projects.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { formatMoney } from '../../components/format.ts';
import { Totals } from '../../components/totals.tsx';
import { projectsText as text } from '../../text/projects.ts';

/** Sums of all projects that the filter finds. */
export function ProjectsSummary({ page: { meta, sums } }: { page: ResultOf<typeof listProjects> }) {
  if (!sums) return null;
  const label = text.sumsOf(meta.totalItems);
  return (
    <>
      <span>{text.sum}</span>
      <Totals
        label={label}
        totals={[
          { name: text.budget, amount: formatMoney(sums.budget) },
          { name: text.worked, amount: formatMoney(sums.worked) },
          { name: text.invoicedSum, amount: formatMoney(sums.invoicedSum) },
          { name: text.toInvoice, amount: formatMoney(sums.toInvoice) },
        ]}
      />
    </>
  );
}
