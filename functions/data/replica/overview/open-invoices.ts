import { type InvoiceStatus, invoiceStatuses } from '../../../../shared/codes/invoices.ts';
import { ages, latenessOf } from '../../../../shared/codes/payment-states.ts';
import { type Day, addDays, daysBetween, weekdayOf } from '../../../../shared/lib/days.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';
import { openInvoiceIndexSql } from '../partial-indexes.ts';

/** What is owed of one day and status. */
type OwedSum = { dueDate: Day; status: InvoiceStatus; ore: number; count: number };

const weeksAhead = 8;

/** The few that wait for payment, whatever the length of the ledger. */
export function openInvoices(db: Database): OwedSum[] {
  return db
    .all<{ dueDate: Day; rank: number; ore: number; count: number }>(
      `SELECT due_date AS dueDate, status_rank AS rank, sum(coalesce(balance_ore, to_pay_ore)) AS ore,
        sum(coalesce(balance_ore, to_pay_ore) <> 0) AS count
        FROM invoice INDEXED BY invoice_open WHERE ${openInvoiceIndexSql}
        GROUP BY due_date, status_rank`,
    )
    .map(({ rank, ...one }) => ({ ...one, status: invoiceStatuses[rank]! }));
}

export function overdueByAge(open: readonly OwedSum[], today: Day): Overview['overdue'] {
  const overdue = open.filter(({ status }) => status === 'Overdue');
  const lateOf = ({ dueDate }: OwedSum) => Math.max(0, daysBetween(dueDate, today));
  return {
    total: sumOf(overdue).owed,
    ages: ages.map((age) => {
      const { from, to = Infinity } = latenessOf[age];
      return { age, ...sumOf(overdue.filter((one) => lateOf(one) >= from && lateOf(one) <= to)) };
    }),
  };
}

/** What was due before this week, each week from this one, and what is due later. */
export function expectedByWeek(open: readonly OwedSum[], today: Day): Overview['expected'] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const weeks = Array.from({ length: weeksAhead }, (_, index) => {
    const from = addDays(monday, index * 7);
    return { from, to: addDays(from, 6) };
  });
  const all = [{ from: null, to: addDays(monday, -1) }, ...weeks, { from: addDays(monday, weeksAhead * 7), to: null }];
  return {
    total: sumOf(open).owed,
    weeks: all.map(({ from, to }) => ({
      from,
      to,
      ...sumOf(open.filter(({ dueDate }) => dueDate >= (from ?? '') && dueDate <= (to ?? '9999'))),
    })),
  };
}

function sumOf(some: readonly OwedSum[]) {
  return {
    owed: toKronor(some.reduce((sum, { ore }) => sum + ore, 0)),
    count: some.reduce((sum, { count }) => sum + count, 0),
  };
}
