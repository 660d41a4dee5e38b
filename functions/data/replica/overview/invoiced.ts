import { invoiceStatuses } from '../../../../shared/codes/invoices.ts';
import { type DayRange, comparedRange, rangeOf } from '../../../../shared/domain/overview-period.ts';
import type { Day } from '../../../../shared/lib/days.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';

type InvoicedFigures = Overview['invoiced'];

const maxCustomers = 10;

/** Walks an index of the period's invoices alone. */
const invoicesOf = `invoice INDEXED BY invoice_by_day
  WHERE listed = 1 AND status_rank <> ${invoiceStatuses.indexOf('Cancelled')} AND display_date BETWEEN ? AND ?`;

export function invoicedByMonth(
  db: Database,
  months: readonly DayRange[],
  compared: readonly DayRange[],
  today: Day,
): InvoicedFigures {
  const oreOf = (month: DayRange) => sumOf(db, month);
  const [now, before] = [months.map(oreOf), compared.map(oreOf)];
  const part = comparedRange(months, compared, today);
  return {
    period: rangeOf(months)!,
    compared: part,
    total: toKronor(now.reduce((sum, one) => sum + one, 0)),
    before: part && toKronor(sumOf(db, part)),
    months: months.map((month, index) => {
      const beside = compared[index];
      return {
        ...month,
        invoiced: toKronor(now[index]!),
        before: beside ? { ...beside, invoiced: toKronor(before[index]!) } : null,
      };
    }),
  };
}

function sumOf(db: Database, { from, to }: DayRange): number {
  const sql = `SELECT coalesce(sum(sum_total_ore), 0) AS ore FROM ${invoicesOf}`;
  return db.get<{ ore: number }>(sql, [from, to])!.ore;
}

export function largestCustomers(db: Database, { period, compared, total }: InvoicedFigures): Overview['customers'] {
  const byCustomer = `SELECT customer_id AS id, sum(sum_total_ore) AS ore FROM ${invoicesOf} GROUP BY customer_id`;
  const largest = db.all<{ id: number; ore: number; name: string | null }>(
    `SELECT its.id, its.ore, customer.name FROM (${byCustomer}) its LEFT JOIN customer ON customer.id = its.id
      WHERE its.ore > 0 ORDER BY its.ore DESC, its.id LIMIT ${maxCustomers}`,
    [period.from, period.to],
  );
  const rows = compared ? db.all<{ id: number; ore: number }>(byCustomer, [compared.from, compared.to]) : [];
  const before = new Map(rows.map(({ id, ore }) => [id, ore]));
  return largest.map(({ id, ore, name }) => ({
    customerId: id,
    name: name ?? '',
    invoiced: toKronor(ore),
    share: total > 0 ? toKronor(ore) / total : null,
    before: compared && toKronor(before.get(id) ?? 0),
  }));
}
