import { getReadOnlyStaffTimeLogs } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { findSubmittedTimeLogs, requireReadable } from '../staff-time-log-store.ts';

export const handler = route(getReadOnlyStaffTimeLogs, async ({ params, user }) => {
  await requireReadable(user, params.userId);
  const logs = await findSubmittedTimeLogs(params.userId);
  return logs.map(({ id, data }) => ({ staffTimeLogId: id, year: data.year, month: data.month }));
});
