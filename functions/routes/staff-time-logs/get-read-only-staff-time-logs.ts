import { getReadOnlyStaffTimeLogs } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../runtime/route.ts';
import { findSubmittedTimeLogs, requireReadable } from '../../stores/staff-time-logs/staff-time-log-store.ts';

export const handler = route(getReadOnlyStaffTimeLogs, async ({ params, user }) => {
  await requireReadable(user, params.userId);
  const logs = await findSubmittedTimeLogs(params.userId);
  return logs.map(({ id, data }) => ({ staffTimeLogId: id, year: data.year, month: data.month }));
});
