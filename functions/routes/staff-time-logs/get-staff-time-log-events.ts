import { getStaffTimeLogEvents } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../runtime/route.ts';
import { eventsOf } from '../../stores/staff-time-logs/attest-store.ts';
import { recordReading, requireReadable } from '../../stores/staff-time-logs/staff-time-log-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getStaffTimeLogEvents, async ({ params, user, unit, now }) => {
  const log = await getRecord('staff-time-log', params.staffTimeLogId);
  const ownerId = log.data.userId;
  await requireReadable(user, ownerId);
  recordReading(unit, { reader: user, ownerId, now, month: log.data });
  return eventsOf(log);
});
