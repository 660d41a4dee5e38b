import { getMyDay } from '../../../shared/contract/my-day.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { eveHoursOf } from '../../data/replica/overview/people.ts';
import { myWork } from '../../data/replica/figures/my-work.ts';
import { route } from '../../request/route.ts';
import { findTimeLogsOf } from '../../time-logs/logs-of-months.ts';
import { daysOf, monthsAround, stateOfTimeLog } from '../../../shared/domain/my-day.ts';
import { normOfDays } from '../../../shared/domain/staff-time-log.ts';

export const handler = route(getMyDay, async ({ user, now, knownChangedAt }) => {
  const today = dayOf(now);
  const [db, logs] = await Promise.all([
    freshReplica({ knownChangedAt }),
    findTimeLogsOf(user.userId, monthsAround(today)),
  ]);
  const months = logs.map(({ data }) => data);
  const eveHours = eveHoursOf(db);
  const { hours, week, ...work } = myWork(db, user, today);
  const withNorm = (period: 'week' | 'month') => ({
    ...hours[period],
    norm: normOfDays(daysOf(hours[period]), months, eveHours),
  });
  return {
    today,
    ...work,
    week,
    hours: { week: withNorm('week'), month: withNorm('month') },
    timeLog: stateOfTimeLog(months, today),
  };
});
