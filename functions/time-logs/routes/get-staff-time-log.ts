import { getStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { recordReading, requireReadable, timeLogView } from '../staff-time-log-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getStaffTimeLog, async ({ params, user, unit, now }) => {
  const log = await getRecord('staff-time-log', params.staffTimeLogId);
  const ownerId = log.data.userId;
  await requireReadable(user, ownerId);
  recordReading(unit, { reader: user, ownerId, now, month: log.data });
  return timeLogView(log);
});
