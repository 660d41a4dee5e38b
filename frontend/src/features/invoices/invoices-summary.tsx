import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import type { listInvoices } from '../../../../shared/contract/calls/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { type Age, type PaymentState, ages } from '../../../../shared/codes/payment-states.ts';
import { paymentLabels } from '../../../../shared/text/invoices.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import type { ListState } from '../../components/list/use-list-state.ts';
import { ListTotals, type Total } from '../../components/totals.tsx';
import { invoicesText as text } from '../../text/invoices.ts';

type Props = { page: ResultOf<typeof listInvoices>; state: ListState };

/** Sums of the whole ledger as filtered. What is owed or late is a button that shows its invoices. */
export function InvoicesSummary({ page: { meta, sums }, state }: Props) {
  if (!sums) return null;
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
    <ListTotals
      label={text.sumsOf(meta.totalItems)}
      totals={[
        { name: text.exclVat, amount: formatMoney(sums.sumTotal), wide: true },
        { name: text.inclVat, amount: formatMoney(sums.sumTotalIncVat), wide: true },
        { name: text.owed, amount: sums.owed === 0 ? formatMoney(0) : show('unpaid', sums.owed) },
        ...lateTotals(sums.late, show),
      ]}
    />
  );
}

/** Several ages over 30 days stand as parts of their sum, so that nothing is counted twice. */
function lateTotals(
  late: Readonly<Record<Age, number>>,
  show: (state: PaymentState, amount: number) => React.ReactNode,
): Total[] {
  const [, ...over30] = ages;
  const older = over30.filter((age) => late[age] !== 0);
  const total = (state: keyof typeof text.lateFor, amount: number): Total => ({
    name: text.lateFor[state],
    amount: show(state, amount),
  });
  const young = late['late-to-30'] === 0 ? [] : [total('late-to-30', late['late-to-30'])];
  if (older.length < 2) return [...young, ...older.map((age) => total(age, late[age]))];
  const sum = sumKronor(older, (age) => late[age]);
  const note = (
    <>
      {text.ofWhich}{' '}
      {older.map((age, index) => (
        <Fragment key={age}>
          {index > 0 && ', '}
          {text.partLate[age]}
          {'\u00a0'}
          {show(age, late[age])}
        </Fragment>
      ))}
    </>
  );
  return [...young, { ...total('late-over-30', sum), note, isNoteWide: true }];
}
