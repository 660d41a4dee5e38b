import { type Day, startOfDay } from '../../shared/lib/days.ts';
import { formatMonth } from '../../shared/lib/format.ts';
import { latestEndedMonth, monthIndex } from '../../shared/lib/months.ts';
import { findTimeLogs } from '../time-logs/staff-time-log-store.ts';
import type { NotificationEvent } from './events-in-change.ts';

/**
 * An event for each user whose time log of the latest ended month is not submitted. Users without a log of that month or
 * the one before it keep none.
 */
export async function timeLogsDue(userIds: readonly number[], today: Day): Promise<NotificationEvent[]> {
  const first = `${today.slice(0, 7)}-01`;
  const { year, month } = latestEndedMonth(today);
  const due = monthIndex({ year, month });
  const facts = { at: startOfDay(first), subjectId: due, byUserId: 0, name: formatMonth(year, month) };
  const found = await Promise.all(
    userIds.map(async (userId): Promise<NotificationEvent[]> => {
      const logs = (await findTimeLogs(userId)).map(({ data }) => data);
      const isSubmitted = logs.some((log) => monthIndex(log) === due && log.status === 'Submitted');
      const isKept = logs.some((log) => due - monthIndex(log) === 0 || due - monthIndex(log) === 1);
      if (isSubmitted || !isKept) return [];
      return [{ ...facts, kind: 'TimeLogDue', as: 'due', userIds: [userId] }];
    }),
  );
  return found.flat();
}
