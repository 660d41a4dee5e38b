import { workAges } from '../../../../shared/codes/overview.ts';
import { workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { type Day, addDays } from '../../../../shared/lib/days.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { AgedWork } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';
import { uninvoicedWorkIndexSql } from '../partial-indexes.ts';

export function workByAge(db: Database, status: 'Quoted' | 'Registered', today: Day): AgedWork {
  const rank = workOrderStatuses.indexOf(status);
  const ages = workAges.map(({ from, to }) => {
    const days = { from: to === undefined ? null : addDays(today, -to), to: from === 0 ? null : addDays(today, -from) };
    const { ore, count } = db.get<{ ore: number; count: number }>(
      `SELECT coalesce(sum(value_ore), 0) AS ore, count(*) AS count FROM work_order INDEXED BY work_order_uninvoiced
        WHERE ${uninvoicedWorkIndexSql} AND status_rank = ${rank} AND verification_date BETWEEN ? AND ?`,
      [days.from ?? '', days.to ?? '9999'],
    )!;
    return { ...days, ore, count };
  });
  return {
    total: toKronor(ages.reduce((sum, { ore }) => sum + ore, 0)),
    ages: ages.map(({ ore, ...age }) => ({ ...age, value: toKronor(ore) })),
  };
}
