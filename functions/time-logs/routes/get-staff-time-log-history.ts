import { getStaffTimeLogHistory } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { findSubmittedTimeLogs, recordReading, requireReadable, timeLogHistoryEntry } from '../staff-time-log-store.ts';

export const handler = route(getStaffTimeLogHistory, async ({ params, user, unit, now }) => {
  await requireReadable(user, params.userId);
  const logs = await findSubmittedTimeLogs(params.userId);
  recordReading(unit, { reader: user, ownerId: params.userId, now });
  return logs.map((log) => timeLogHistoryEntry(log));
});
