import type { listProjects } from '../../../../shared/contract/calls/projects.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { BudgetUse } from '../../../../shared/codes/projects.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import { budgetUseLabels } from '../../../../shared/text/projects.ts';
import { formatMoney } from '../../components/format.ts';
import type { ListState } from '../../components/list/use-list-state.ts';
import { ListTotals } from '../../components/totals.tsx';
import { projectsText as text } from '../../text/projects.ts';

type Props = { page: ResultOf<typeof listProjects>; state: ListState };

const over: BudgetUse = 'Over';

/** Where all are over their budget, also by how much: the figure of Min dag that opens the list. */
export function ProjectsSummary({ page: { meta, sums }, state }: Props) {
  if (!sums) return null;
  const { budget, worked, invoicedSum, toInvoice } = sums;
  const beyond = { name: budgetUseLabels[over], amount: formatMoney(toKronor(toOre(worked) - toOre(budget))) };
  return (
    <ListTotals
      label={text.sumsOf(meta.totalItems)}
      totals={[
        { name: text.budget, amount: formatMoney(budget), wide: true },
        { name: text.worked, amount: formatMoney(worked), wide: true },
        ...(state.activeFilter['budgetUse'] === over ? [beyond] : []),
        { name: text.invoicedSum, amount: formatMoney(invoicedSum), wide: true },
        { name: text.toInvoice, amount: formatMoney(toInvoice) },
      ]}
    />
  );
}
