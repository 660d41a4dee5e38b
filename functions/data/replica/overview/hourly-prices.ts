import { workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { type DayRange, rangeOf } from '../../../../shared/domain/overview-period.ts';
import { pricePerHour } from '../../../../shared/domain/price-per-hour.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';
import { defaultPriceOre, hourlySql } from '../work-order-value.ts';

/** Rate lines of one month and product; `listOre` is the default list's price for an hour of it. */
type PricedLines = { month: string; hours: number; ore: number; listOre: number | null };

/**
 * What an invoiced hour brought, beside the default list's price of the same products and years. Work that is settled
 * against a fixed price has no price of its own, and is left out.
 */
export function hourlyPrices(db: Database, months: readonly DayRange[]): Overview['prices'] {
  const lines = linesOf(db, rangeOf(months)!);
  return {
    ...pricesOf(lines),
    months: months.map((month) => ({
      ...month,
      ...pricesOf(lines.filter((one) => one.month === month.from.slice(0, 7))),
    })),
  };
}

function linesOf(db: Database, { from, to }: DayRange): PricedLines[] {
  const year = 'CAST(substr(w.verification_date, 1, 4) AS INTEGER)';
  return db.all<PricedLines>(
    `SELECT substr(w.verification_date, 1, 7) AS month, sum(i.counted_quantity) AS hours,
      sum(round(i.counted_quantity * i.frozen_price_ore)) AS ore, ${defaultPriceOre({ year })} AS listOre
      FROM work_order w INDEXED BY work_order_hours
      CROSS JOIN work_order_item i ON i.work_order_id = w.id
      CROSS JOIN product ON product.id = i.product_id AND product.product_type = 'Rate'
      WHERE w.listed = 1 AND w.status_rank = ${workOrderStatuses.indexOf('Invoiced')} AND w.invoiceable = 1
        AND (${hourlySql('w.')}) AND w.verification_date BETWEEN ? AND ? GROUP BY month, i.product_id`,
    [from, to],
  );
}

/** Lines that the default list lacks count in the price alone. */
function pricesOf(lines: readonly PricedLines[]) {
  const sum = (some: readonly PricedLines[], of: (line: PricedLines) => number) =>
    some.reduce((total, line) => total + of(line), 0);
  const listed = lines.filter(({ listOre }) => listOre !== null);
  const [hours, listedHours] = [sum(lines, (line) => line.hours), sum(listed, (line) => line.hours)];
  return {
    hours,
    price: pricePerHour(
      sum(lines, ({ ore }) => ore),
      hours,
    ),
    listPrice: pricePerHour(
      sum(listed, (line) => line.hours * (line.listOre ?? 0)),
      listedHours,
    ),
  };
}
