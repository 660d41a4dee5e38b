import { Anchor } from '@mantine/core';
import type { listInvoices } from '../../../../shared/contract/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import { type Age, type PaymentState, ages } from '../../../../shared/codes/payment-states.ts';
import { paymentLabels } from '../../../../shared/text/invoices.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import type { ListState } from '../../components/list/use-list-state.ts';
import { Totals } from '../../components/totals.tsx';
import { invoicesText as text } from '../../text/invoices.ts';

type Late = Age | 'late-over-30';
type Props = { page: ResultOf<typeof listInvoices>; state: ListState };

/** Sums of the whole ledger as filtered. An age is a button that shows its invoices. */
export function InvoicesSummary({ page: { meta, sums }, state }: Props) {
  if (!sums) return null;
  const label = text.sumsOf(meta.totalItems);
  const late: [Late, number][] = ages
    .map((age): [Late, number] => [age, sums.late[age]])
    .filter(([, amount]) => amount !== 0);
  const [, ...older] = ages.map((age) => sums.late[age]);
  const over30 = toKronor(older.reduce((ore, amount) => ore + toOre(amount), 0));
  const hasOver30 = older.filter((amount) => amount !== 0).length > 1;
  if (hasOver30) late.push(['late-over-30', over30]);
  const show = (payment: PaymentState, amount: number) => (
    <Anchor
      component="button"
      type="button"
      inherit
      aria-label={text.show(paymentLabels[payment], formatMoney(amount))}
      onClick={() => state.setFilters({ payment })}
    >
      {formatMoney(amount)}
    </Anchor>
  );
  return (
    <Totals
      label={label}
      totals={[
        { name: text.sum, amount: formatMoney(sums.sumTotal), wide: true },
        { name: text.inclVat, amount: formatMoney(sums.sumTotalIncVat), wide: true },
        { name: text.owed, amount: sums.owed === 0 ? formatMoney(0) : show('unpaid', sums.owed) },
        ...late.map(([state, amount]) => ({
          name: text.lateFor[state],
          amount: show(state, amount),
          // Its part of the sum over 30 days, which stands last.
          wide: hasOver30 && !['late-to-30', 'late-over-30'].includes(state),
        })),
      ]}
    />
  );
}
