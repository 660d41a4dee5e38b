import { workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { daysOf } from '../../../../shared/domain/my-day.ts';
import { type DayRange, rangeOf } from '../../../../shared/domain/overview-period.ts';
import { normOfDays } from '../../../../shared/domain/staff-time-log.ts';
import type { Day } from '../../../../shared/lib/days.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';

type Hours = { userId: number; month: string; worked: number; invoiceable: number };

/** Only what work orders say: time logs, which hold absence, are in no replica. */
export function hoursOfPeople(db: Database, months: readonly DayRange[], today: Day): Overview['people'] {
  const whole = rangeOf(months)!;
  const eveHours = eveHoursOf(db);
  const ranks = (['Registered', 'Invoiced'] as const).map((status) => workOrderStatuses.indexOf(status)).join(', ');
  const hours = db.all<Hours & { initials: string }>(
    `SELECT its.*, user.initials FROM (
      SELECT owner_user_id AS userId, substr(verification_date, 1, 7) AS month, sum(hours_worked) AS worked,
        sum(CASE WHEN invoiceable = 1 THEN invoiceable_hours ELSE 0 END) AS invoiceable
        FROM work_order INDEXED BY work_order_hours
        WHERE listed = 1 AND status_rank IN (${ranks}) AND verification_date BETWEEN ? AND ? AND owner_user_id > 0
        GROUP BY owner_user_id, month) its
      JOIN user ON user.id = its.userId ORDER BY user.initials_sort, its.userId`,
    [whole.from, whole.to],
  );
  const begun = months
    .filter(({ from }) => from <= today)
    .map((month) => ({ ...month, norm: normUntil(month, today, eveHours) }));
  return [...Map.groupBy(hours, ({ userId }) => userId)].map(([userId, its]) => {
    const byMonth = new Map(its.map((one) => [one.month, one]));
    return {
      userId,
      initials: its[0]!.initials,
      months: begun.map((month) => {
        const { worked = 0, invoiceable = 0 } = byMonth.get(month.from.slice(0, 7)) ?? {};
        return { ...month, worked, invoiceable };
      }),
    };
  });
}

/** The norm of a full-time month, up to today. */
function normUntil({ from, to }: DayRange, today: Day, eveHours: number): number {
  const until = to < today ? to : today;
  const key = `${until} ${eveHours}`;
  const known = norms.get(key);
  if (known !== undefined) return known;
  const norm = normOfDays(daysOf({ from, to: until }), [], eveHours);
  norms.set(key, norm);
  return norm;
}

/** By the last day counted and the hours of eves: holidays take milliseconds to find, and do not change. */
const norms = new Map<string, number>();

/** The firm's norm of midsommarafton, julafton and nyårsafton, in hours. */
export function eveHoursOf(db: Database): number {
  const saved = db.get<{ hours: number }>('SELECT eve_hours AS hours FROM system_settings WHERE listed = 1');
  return saved?.hours ?? systemSettings.empty.eveHours;
}
